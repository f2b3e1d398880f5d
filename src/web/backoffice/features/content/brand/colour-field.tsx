import { useWatch } from 'react-hook-form'
import { type BrandColours, CONTRAST, colourProblem, FIRST_COLOURS } from '#/domain/opening/brand-colours.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './brand.module.css'
import type { useBrandForm } from './use-brand-form.ts'

interface ColourFieldProps {
  readonly form: ReturnType<typeof useBrandForm>['form']
  readonly use: keyof BrandColours
  readonly label: string
  readonly hint: string
}

/** A colour by eye or by number; what nobody could read comes with the nearest that can be read. */
export function ColourField({ form, use, label, hint }: ColourFieldProps) {
  const typed = useWatch({ control: form.control, name: `colours.${use}` })
    .trim()
    .toLowerCase()
  const colour = /^#[0-9a-f]{6}$/.test(typed) ? typed : null
  const problem = colour && colourProblem(use, colour)
  const set = (value: string) => form.setValue(`colours.${use}`, value, { shouldDirty: true, shouldValidate: true })
  return (
    <Field label={label} hint={hint} required error={form.errorOf(`colours.${use}`)}>
      {(control) => (
        <Toolbar>
          <input
            type="color"
            className={styles.swatch}
            aria-label={`${label} 고르기`}
            value={colour ?? FIRST_COLOURS[use]}
            onChange={(event) => set(event.target.value)}
          />
          <Input
            {...control}
            {...form.register(`colours.${use}`)}
            className={styles.hex}
            maxLength={7}
            spellCheck={false}
          />
          {colour && <Small as="span">{`글자와 대비 ${CONTRAST[use](colour).toFixed(1)} : 1`}</Small>}
          {problem && (
            <Button size="sm" onClick={() => set(problem.instead)}>
              <i className={styles.chip} style={{ background: problem.instead }} aria-hidden="true" />
              {problem.instead}로 바꾸기
            </Button>
          )}
          {!problem && typed !== FIRST_COLOURS[use] && (
            <Button size="sm" variant="quiet" onClick={() => set(FIRST_COLOURS[use])}>
              처음 색으로
            </Button>
          )}
        </Toolbar>
      )}
    </Field>
  )
}
