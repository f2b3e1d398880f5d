import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { PageErrorView } from './page-error-view.tsx'
import { pageBefore } from './previous-page.ts'

const DEFAULT_TEXT = '작업 처리중 오류가 발생했습니다.'

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
