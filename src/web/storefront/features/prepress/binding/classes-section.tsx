import { BINDING_LIMITS, completeClasses, copiesOf } from '#/domain/bindings/binding-set.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Stepper } from '#/web/ui/stepper.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './sections.module.css'
import type { Request } from './use-request.ts'

interface ClassesSectionProps {
  readonly request: Request
  readonly problemOf: (path: string) => string | undefined
}

/** Who gets how many; together they are the copies of the book. */
export function ClassesSection({ request, problemOf }: ClassesSectionProps) {
  const { classes } = request.choices
  const put = (next: typeof classes) => request.choose({ classes: next })
  const complete = completeClasses(classes).length
  return (
    <Section title="반별 부수" aside={<Small as="span">반별로 묶고 묶음마다 반 이름을 붙여 보내요</Small>}>
      <ul className={styles.classes}>
        {classes.map((row, at) => {
          const problem = problemOf(`classes.${at}`)
          const wrong = problem ? { 'aria-invalid': true as const, 'aria-describedby': `class-problem-${at}` } : {}
          const change = (next: Partial<typeof row>) =>
            put(classes.map((other, index) => (index === at ? { ...other, ...next } : other)))
          return (
            <li key={at}>
              <Input
                {...wrong}
                aria-label={`${at + 1}번째 반 이름`}
                placeholder="반 이름"
                value={row.name}
                maxLength={BINDING_LIMITS.className}
                autoComplete="off"
                onChange={(event) => change({ name: event.target.value })}
              />
              <Stepper
                label={`${row.name || `${at + 1}번째 반`} 부수`}
                value={row.copies}
                onChange={(copies) => change({ copies })}
                min={0}
                max={BINDING_LIMITS.copies}
                unit="권"
              />
              <Button
                size="sm"
                variant="quiet"
                disabled={classes.length === 1}
                onClick={() => put(classes.filter((_, index) => index !== at))}
              >
                삭제<VisuallyHidden> {row.name || `${at + 1}번째 반`}</VisuallyHidden>
              </Button>
              {problem && (
                <p id={`class-problem-${at}`} role="alert">
                  {problem}
                  {complete > 0 && ` 가격은 다 적은 ${complete}개 반으로 계산했어요.`}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <div className={styles.classesFoot}>
        <Button
          disabled={classes.length >= BINDING_LIMITS.classes}
          onClick={() => put([...classes, { name: '', copies: 0 }])}
        >
          반 추가
        </Button>
        <p aria-live="polite">
          모두 <b>{formatCount(copiesOf(classes))}권</b>
        </p>
      </div>
      {problemOf('classes') && (
        <Small tone="bad" role="alert">
          {problemOf('classes')}
        </Small>
      )}
    </Section>
  )
}
