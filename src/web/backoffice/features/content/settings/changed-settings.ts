import { SETTING_LABELS } from './setting-labels.data.ts'

type Values = Readonly<Record<string, unknown>>

/** What somebody typed over, by the names of the fields; an empty field is as good as none. */
export function changedSettings(first: object, typed: object): readonly string[] {
  return Object.entries(SETTING_LABELS)
    .filter(([path]) => valueAt(first as Values, path) !== valueAt(typed as Values, path))
    .map(([, label]) => label)
}

function valueAt(values: Values, path: string): string {
  let at: unknown = values
  for (const key of path.split('.')) at = (at as Values | undefined)?.[key]
  return typeof at === 'string' ? at.trim() : ''
}
