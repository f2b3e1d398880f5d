import type { CSSProperties } from 'react'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { Paper } from '#/domain/catalog/paper.ts'
import { Small } from '#/web/ui/note.tsx'
import styles from './kit.module.css'
import type { useKit } from './use-kit.ts'

interface PaperMakeRowProps {
  readonly weights: readonly Paper[]
  readonly kit: Pick<ReturnType<typeof useKit>, 'values' | 'full' | 'choose'>
}

/** A make with a sheet of its colour and its weights to choose from, each with the thickness that was measured. */
export function PaperMakeRow({ weights, kit: { values, full, choose } }: PaperMakeRowProps) {
  const [first] = weights
  if (!first) return null
  const { family } = first
  const toggle = (id: string) => choose(values.includes(id) ? values.filter((other) => other !== id) : [...values, id])
  return (
    <fieldset className={styles.make}>
      <legend>
        <b>{family.name}</b> <Small as="span">{family.hint}</Small>
      </legend>
      <span className={styles.sheet} style={{ '--tint': family.tint } as CSSProperties} aria-hidden="true" />
      <Toolbar>
        {weights.map(({ id, name, gsm, caliper }) => (
          <label key={id} className={styles.weight}>
            <input
              type="checkbox"
              aria-label={name}
              checked={values.includes(id)}
              disabled={full && !values.includes(id)}
              onChange={() => toggle(id)}
            />
            <b>{gsm} g</b>
            <Small as="span">{(caliper / 1000).toFixed(2)} mm</Small>
            <i
              style={{ '--thick': `${Math.max(1, Math.round(caliper / 40))}px` } as CSSProperties}
              aria-hidden="true"
            />
          </label>
        ))}
      </Toolbar>
    </fieldset>
  )
}
