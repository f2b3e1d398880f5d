import type { Piece } from '#/contract/content/piece.schema.ts'
import { FAQ_CATEGORIES } from '#/contract/content/faqs.contract.ts'
import { POLICY_NAMES } from '#/contract/content/policies.contract.ts'
import { FAQ_NAMES } from '#/web/blocks/faq-names/faq-names.ts'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { ArchiveFields } from './archive-fields.tsx'
import { CaseFields } from './case-fields.tsx'
import { HomeFields } from './home-fields.tsx'
import { GuideFields } from './guide-fields.tsx'
import { PressFields } from './press-fields.tsx'
import { PromotionFields } from './promotion-fields.tsx'
import type { FieldsProps } from './fields-props.ts'
import { ShownOnFields } from './shown-on-fields.tsx'

const TITLES = {
  home: '이름',
  notice: '제목',
  faq: '질문',
  guide: '제목',
  policy: '제목',
  portfolio: '제목',
  archive: '제목',
  press: '제목',
  promotion: '제목',
  banner: '배너 글',
  popup: '제목',
} as const
const LONGEST = {
  home: 60,
  notice: 120,
  faq: 200,
  guide: 60,
  policy: 60,
  portfolio: 60,
  archive: 60,
  press: 120,
  promotion: 24,
  banner: 80,
  popup: 60,
} as const

const POLICIES = { terms: '이용약관', privacy: '개인정보처리방침' } as const

/** What a text has beside its words, by its kind. */
export function PieceFields({ piece, errors, onChange }: FieldsProps) {
  return (
    <>
      {piece.kind === 'policy' ? (
        <PolicyFields piece={piece} errors={errors} onChange={onChange} />
      ) : (
        <Field label={TITLES[piece.kind]} required error={errors['title']}>
          {(control) => (
            <Input
              {...control}
              value={piece.title}
              maxLength={LONGEST[piece.kind]}
              onChange={(event) => onChange({ ...piece, title: event.target.value })}
            />
          )}
        </Field>
      )}
      {piece.kind === 'home' && <HomeFields piece={piece} errors={errors} onChange={onChange} />}
      {piece.kind === 'notice' && (
        <Checkbox
          label="중요한 공지로 맨 위에"
          checked={piece.fields.pinned}
          onChange={(event) => onChange({ ...piece, fields: { pinned: event.target.checked } })}
        />
      )}
      {piece.kind === 'faq' && (
        <Field label="갈래" error={errors['category']}>
          {(control) => (
            <Select
              {...control}
              value={piece.fields.category}
              onChange={(event) => {
                const category = FAQ_CATEGORIES.find((name) => name === event.target.value)
                if (category) onChange({ ...piece, fields: { category } })
              }}
            >
              {FAQ_CATEGORIES.map((name) => (
                <option key={name} value={name}>
                  {FAQ_NAMES[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {piece.kind === 'guide' && <GuideFields piece={piece} errors={errors} onChange={onChange} />}
      {piece.kind === 'portfolio' && <CaseFields piece={piece} errors={errors} onChange={onChange} />}
      {piece.kind === 'archive' && <ArchiveFields piece={piece} errors={errors} onChange={onChange} />}
      {piece.kind === 'press' && <PressFields piece={piece} errors={errors} onChange={onChange} />}
      {piece.kind === 'promotion' && <PromotionFields piece={piece} errors={errors} onChange={onChange} />}
      {(piece.kind === 'banner' || piece.kind === 'popup') && (
        <ShownOnFields piece={piece} errors={errors} onChange={onChange} />
      )}
    </>
  )
}

function PolicyFields({ piece, errors, onChange }: FieldsProps<Extract<Piece, { kind: 'policy' }>>) {
  const { fields } = piece
  return (
    <>
      <Field label="약관 종류">
        {(control) => (
          <Select
            {...control}
            value={fields.policy}
            onChange={(event) => {
              const policy = POLICY_NAMES.find((name) => name === event.target.value)
              if (policy) onChange({ ...piece, title: POLICIES[policy], fields: { ...fields, policy } })
            }}
          >
            {POLICY_NAMES.map((name) => (
              <option key={name} value={name}>
                {POLICIES[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="시행일"
        required
        hint="알리는 날부터 7일 뒤부터 고를 수 있습니다. 손님께 불리한 변경이면 30일 전에 알려 주세요."
        error={errors['effectiveFrom']}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={fields.effectiveFrom}
            onChange={(event) => onChange({ ...piece, fields: { ...fields, effectiveFrom: event.target.value } })}
          />
        )}
      </Field>
      <Field label="바뀐 점" optional hint="모든 판 목록에 함께 보입니다." error={errors['changeNote']}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={500}
            value={fields.changeNote ?? ''}
            onChange={(event) => onChange({ ...piece, fields: { ...fields, changeNote: event.target.value || null } })}
          />
        )}
      </Field>
    </>
  )
}
