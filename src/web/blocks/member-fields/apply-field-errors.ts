import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '#/web/api/api-error.ts'

/**
 * Puts the server's messages beside the fields they are about and goes to the first. Returns what no field took, to be
 * shown above the button; anything but a refusal of the server is thrown on.
 */
export function applyFieldErrors<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  fields: readonly FieldPath<T>[],
): string | null {
  if (!(error instanceof ApiError)) throw error
  const taken = fields.filter((field) => error.fields[field] !== undefined)
  taken.forEach((field, at) => {
    setError(field, { type: 'server', message: error.fields[field] ?? '' }, { shouldFocus: at === 0 })
  })
  return taken.length > 0 ? null : error.message
}
