import type { Piece } from '#/contract/content/piece.schema.ts'
import { PRODUCT_CODES, kindByCode } from '#/domain/catalog/product-kinds.ts'
import { GUIDE_FACTS } from '#/domain/writing/guide-names.data.ts'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import type { FieldsProps } from './fields-props.ts'

/** What a guide has beside its words: the question, the answer at a glance, and where it leads. */
export function GuideFields({ piece, errors, onChange }: FieldsProps<Extract<Piece, { kind: 'guide' }>>) {
  const { fields } = piece
  const change = (changed: Partial<typeof fields>) => onChange({ ...piece, fields: { ...fields, ...changed } })
  return (
    <>
      <Field label="답하는 질문" required hint="검색과 주문 화면의 안내에 보입니다." error={errors['question']}>
        {(control) => (
          <Input
            {...control}
            value={fields.question}
            maxLength={80}
            onChange={(event) => change({ question: event.target.value })}
          />
        )}
      </Field>
      <Field label="한눈에" required error={errors['lead']}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={fields.lead}
            maxLength={200}
            onChange={(event) => change({ lead: event.target.value })}
          />
        )}
      </Field>
      <Field label="이어질 상품" optional error={errors['product']}>
        {(control) => (
          <Select
            {...control}
            value={fields.product ?? ''}
            onChange={(event) => change({ product: PRODUCT_CODES.find((code) => code === event.target.value) ?? null })}
          >
            <option value="">없음</option>
            {PRODUCT_CODES.map((code) => (
              <option key={code} value={code}>
                {kindByCode(code).name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Disclosure summary="글에 넣을 수 있는 숫자">
        <p>괄호째 적으면 읽을 때 지금 숫자로 바뀝니다.</p>
        <FactList layout="ruled" facts={Object.entries(GUIDE_FACTS).map(([name, what]) => [`{${name}}`, what])} />
      </Disclosure>
    </>
  )
}
