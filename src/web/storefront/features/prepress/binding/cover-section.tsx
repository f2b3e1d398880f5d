import { BINDING_LIMITS, COVER_COLOURS } from '#/domain/bindings/binding-set.ts'
import { inkOf } from '#/domain/designs/inks.data.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './sections.module.css'
import type { Request } from './use-request.ts'

interface CoverSectionProps {
  readonly request: Request
  readonly problemOf: (path: string) => string | undefined
}

/** Words and colour of the cover; what is written appears on the book at once. */
export function CoverSection({ request, problemOf }: CoverSectionProps) {
  const { cover } = request.choices
  const put = (change: Partial<typeof cover>) => request.choose({ cover: { ...cover, ...change } })
  return (
    <Section title="표지" aside={<Small as="span">적는 대로 책에 나타나요</Small>}>
      <div className={styles.cover}>
        <Field
          label={`제목 ${[...cover.title].length}/${BINDING_LIMITS.title}`}
          required
          error={problemOf('cover.title')}
        >
          {(control) => (
            <Input
              {...control}
              name="title"
              value={cover.title}
              maxLength={BINDING_LIMITS.title}
              autoComplete="off"
              onChange={(event) => put({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label="작은 글" optional error={problemOf('cover.subtitle')}>
          {(control) => (
            <Input
              {...control}
              name="subtitle"
              value={cover.subtitle}
              maxLength={BINDING_LIMITS.subtitle}
              autoComplete="off"
              onChange={(event) => put({ subtitle: event.target.value })}
            />
          )}
        </Field>
        <Field label="선생님 이름" optional error={problemOf('cover.teacher')}>
          {(control) => (
            <Input
              {...control}
              name="teacher"
              value={cover.teacher}
              maxLength={BINDING_LIMITS.teacher}
              autoComplete="off"
              onChange={(event) => put({ teacher: event.target.value })}
            />
          )}
        </Field>
        <fieldset className={styles.colours}>
          <legend>표지 색</legend>
          {COVER_COLOURS.map((id) => (
            <label key={id} style={{ background: inkOf(id).screen }}>
              <input
                type="radio"
                name="cover-colour"
                checked={cover.colour === id}
                onChange={() => put({ colour: id })}
              />
              <VisuallyHidden>{inkOf(id).name}</VisuallyHidden>
            </label>
          ))}
        </fieldset>
      </div>
    </Section>
  )
}
