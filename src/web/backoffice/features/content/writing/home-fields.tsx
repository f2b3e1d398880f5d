import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { moved, type HomeSection, withAllSections } from '#/domain/writing/home-arrangement.ts'
import { HOME_SECTIONS } from '#/domain/writing/home-sections.data.ts'
import { josa } from '#/lib/josa.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { FieldsProps } from './fields-props.ts'
import styles from './home-fields.module.css'

/** The front page: its first words, which sections stand below the price, in which order and under which words. */
export function HomeFields({ piece, errors, onChange }: FieldsProps<PieceOf<'home'>>) {
  const { fields } = piece
  const sections = withAllSections(fields.sections)
  const put = (change: Partial<typeof fields>) => onChange({ ...piece, fields: { ...fields, ...change } })
  const order = (next: readonly HomeSection[]) => put({ sections: [...next] })
  return (
    <>
      <Field label="큰 제목" required hint="두 줄로 나누려면 줄을 바꿔 주세요." error={errors['heading']}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={30}
            value={fields.heading}
            onChange={(event) => put({ heading: event.target.value })}
          />
        )}
      </Field>
      <Field label="소개" required error={errors['lead']}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={160}
            value={fields.lead}
            onChange={(event) => put({ lead: event.target.value })}
          />
        )}
      </Field>
      <ol className={styles.sections} aria-label="구역 순서">
        {sections.map((section, at) => (
          <SectionRow
            key={section.name}
            section={section}
            at={at}
            last={sections.length - 1}
            onPut={(next) => order(sections.with(at, next))}
            onMove={(to) => order(moved(sections, at, to))}
          />
        ))}
      </ol>
      <Small>첫 화면을 내리면 가게를 처음 열 때의 차림으로 보입니다. 비어 보이지는 않습니다.</Small>
      {errors['sections'] && (
        <Note tone="bad" role="alert">
          {errors['sections']}
        </Note>
      )}
    </>
  )
}

interface SectionRowProps {
  readonly section: HomeSection
  readonly at: number
  readonly last: number
  readonly onPut: (section: HomeSection) => void
  readonly onMove: (to: number) => void
}

function SectionRow({ section, at, last, onPut, onMove }: SectionRowProps) {
  const { name, says } = HOME_SECTIONS[section.name]
  return (
    <li>
      <Toolbar>
        <Checkbox
          label={name}
          checked={section.shown}
          onChange={(event) => onPut({ ...section, shown: event.target.checked })}
        />
        <Button
          size="sm"
          variant="quiet"
          disabled={at === 0}
          aria-label={`${josa(name, '을/를')} 위로`}
          onClick={() => onMove(at - 1)}
        >
          위로
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={at === last}
          aria-label={`${josa(name, '을/를')} 아래로`}
          onClick={() => onMove(at + 1)}
        >
          아래로
        </Button>
      </Toolbar>
      <Small>{says}</Small>
      {section.shown && (
        <div className={styles.words}>
          <Field label={`${name} 제목`} required>
            {(control) => (
              <Input
                {...control}
                value={section.heading}
                maxLength={30}
                onChange={(event) => onPut({ ...section, heading: event.target.value })}
              />
            )}
          </Field>
          <Field label={`${name} 글`} optional>
            {(control) => (
              <Input
                {...control}
                value={section.text ?? ''}
                maxLength={120}
                onChange={(event) => onPut({ ...section, text: event.target.value || null })}
              />
            )}
          </Field>
        </div>
      )}
    </li>
  )
}
