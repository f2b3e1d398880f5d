import { useId } from 'react'
import type { DesignShown } from '#/contract/files/designs.contract.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import { colourWarning } from '#/domain/designs/design-fields.ts'
import { inkOf, INKS } from '#/domain/designs/inks.data.ts'
import { Small } from '#/web/ui/note.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './editor.module.css'

type ColourField = 'ground' | 'ink' | 'accent'

const NAMES = {
  cover: { ground: '바탕', ink: '글자', accent: '포인트' },
  inner: { ink: '선과 글자', accent: '강조' },
} as const

interface DesignColoursProps {
  readonly design: DesignShown
  readonly values: DesignValues
  readonly onChange: (values: DesignValues) => void
}

/** Inks that the press mixes, by name; a black job prints them as greys. */
export function DesignColours({ design, values, onChange }: DesignColoursProps) {
  const id = useId()
  const warning = colourWarning(design, values)
  return (
    <>
      {(Object.entries(NAMES[design.kind]) as [ColourField, string][]).map(([field, label]) => (
        <fieldset key={field} className={styles.colours}>
          <legend>
            {label} <span>{inkOf(values[field]).name}</span>
          </legend>
          {INKS.map((ink) => (
            <label key={ink.id} title={ink.name}>
              <input
                type="radio"
                name={`${id}-${field}`}
                checked={values[field] === ink.id}
                onChange={() => onChange({ ...values, [field]: ink.id })}
              />
              <i style={{ background: ink.screen }} aria-hidden="true" />
              <VisuallyHidden>{ink.name}</VisuallyHidden>
            </label>
          ))}
        </fieldset>
      ))}
      <Small tone="warn" role="status">
        {warning}
      </Small>
    </>
  )
}
