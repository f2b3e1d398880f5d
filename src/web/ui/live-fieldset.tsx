import type { ComponentProps } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * A fieldset that takes input only once React listens: what is typed into server HTML before that would be lost, or
 * shown beside an old price.
 */
export function LiveFieldset({ disabled = false, ...rest }: ComponentProps<'fieldset'>) {
  const hydrated = useHydrated()
  return <fieldset {...rest} disabled={disabled || !hydrated} data-hydrated={hydrated || undefined} />
}
