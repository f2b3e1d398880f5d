import { useRouteError } from 'react-router'
import { PageErrorView } from './page-error-view.tsx'
import { failureOf } from './page-error.tsx'

/** When not even the frame could be loaded. */
export function RootError() {
  const { status, message, from } = failureOf(useRouteError())
  return (
    <main>
      <PageErrorView status={status} message={message} from={from} />
    </main>
  )
}
