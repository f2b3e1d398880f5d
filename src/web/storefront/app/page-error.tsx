import { Suspense, lazy } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { firstTouch } from '#/web/ui/first-touch.ts'
import { online } from '#/web/ui/online.ts'
import type { PageErrorViewProps } from './page-error-view.tsx'
import styles from './page-error.module.css'
import { pageBefore } from './previous-page.ts'

const DEFAULT_TEXT = '작업 처리중 오류가 발생했습니다.'

const loadView = async () => ({ default: (await import('./page-error-view.tsx')).PageErrorView })
const View = import.meta.env.SSR ? (await import('./page-error-view.tsx')).PageErrorView : lazy(loadView)
// Here before anything can go wrong, a lost connection included.
if (!import.meta.env.SSR) void firstTouch().then(online).then(loadView)

/** What is shown in place of a page that cannot be shown. */
export const PageErrorView = (props: PageErrorViewProps) => (
  // A style sheet of which no name is used here would be left out of the page that the server draws.
  <div className={styles.error}>
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  </div>
)

interface Failure {
  readonly status: number
  readonly message: string
  readonly from: string | null
}

/** The router's error boundary: a thrown response keeps its status, anything else is a 500 without its inner words. */
export function PageError() {
  const failure = failureOf(useRouteError())
  const { pathname, search } = useLocation()
  const from = failure.from ?? pageBefore(pathname + search)
  return <PageErrorView status={failure.status} message={failure.message} from={from} />
}

export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: 500, message: DEFAULT_TEXT, from: null }
  const body = (typeof error.data === 'object' && error.data !== null ? error.data : {}) as Partial<Failure>
  return { status: error.status, message: body.message ?? DEFAULT_TEXT, from: body.from ?? null }
}
