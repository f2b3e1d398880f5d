import { useWatch } from 'react-hook-form'
import { accentProblem } from '#/domain/brands/brand-colour.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './brands.module.css'
import type { BrandSiteFormState } from './use-brand-site-form.ts'

const COLOUR = /^#[0-9a-f]{6}$/
const FIELDS = [
  { use: 'accent', label: '강조색', hint: '이름과 링크의 색이에요.' },
  { use: 'tint', label: '바탕색', hint: '강조한 자리의 옅은 바탕이에요.' },
] as const

/** Both colours by eye or by number; an accent that nobody could read comes with the nearest that can be read. */
export function AccentFields({ form }: { readonly form: BrandSiteFormState }) {
  const typed = useWatch({ control: form.control, name: ['accent', 'tint'] }).map((value) => value.trim().toLowerCase())
  const [accent = '', tint = ''] = typed
  const problem = COLOUR.test(accent) && COLOUR.test(tint) ? accentProblem(accent, tint) : null
  const set = (use: 'accent' | 'tint', value: string) =>
    form.setValue(use, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  return FIELDS.map(({ use, label, hint }, at) => (
    <Field key={use} label={label} hint={hint} error={form.errorOf(use)} required>
      {(control) => (
        <Toolbar>
          <input
            type="color"
            className={styles.swatch}
            aria-label={`${label} 고르기`}
            value={COLOUR.test(typed[at] ?? '') ? typed[at] : '#000000'}
            onChange={(event) => set(use, event.target.value)}
          />
          <Input {...control} {...form.register(use)} className={styles.hex} maxLength={7} spellCheck={false} />
          {use === 'accent' && problem && (
            <Button size="sm" onClick={() => set('accent', problem.instead)}>
              읽히는 색 {problem.instead}로 바꾸기
            </Button>
          )}
        </Toolbar>
      )}
    </Field>
  ))
}
