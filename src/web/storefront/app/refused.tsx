import { useRenewedRoles } from '#/web/api/use-renewed-roles.ts'
import { LoadingState } from '#/web/ui/states.tsx'
import { NotOfBrand } from './not-of-brand.tsx'
import { PageErrorView, type PageErrorViewProps } from './page-error-view.tsx'

interface RefusedProps extends Pick<PageErrorViewProps, 'message' | 'from'> {
  readonly ofBrand: boolean
}

/** In place of a page that the roles of a member do not open, once the server has said that they are still the same. */
export function Refused({ message, from, ofBrand }: RefusedProps) {
  const asked = useRenewedRoles()
  if (!asked) return <LoadingState />
  return ofBrand ? (
    <NotOfBrand message={message} />
  ) : (
    <PageErrorView status={403} message={message} from={from ?? null} />
  )
}
