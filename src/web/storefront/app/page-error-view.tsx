import { useLocation } from 'react-router'
import { safeFrom } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { readablePath } from './readable-path.ts'
import { useShop } from './shop-context.tsx'
import styles from './page-error.module.css'

const NOT_FOUND_TEXT = '페이지를 찾을 수 없습니다.'
const DEFAULT_HEADING = '이런...'

export interface PageErrorViewProps {
  readonly status: number
  readonly message: string
  /** The page to return to; anything that would leave the site is dropped. */
  readonly from?: string | null
}

/** What is shown in place of a page that cannot be shown. */
export function PageErrorView({ status, message, from = null }: PageErrorViewProps) {
  const { pathname } = useLocation()
  const { brand } = useShop()
  const notFound = status === 404
  const back = safeFrom(from)
  return (
    <div className={styles.error}>
      <title>{`${notFound ? NOT_FOUND_TEXT : `오류 ${status}`} > ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.error}>
        <div className={styles.sheet}>
          <CropMarks />
          <p className={styles.status}>
            {status}
            {notFound && <small> Page Not Found</small>}
          </p>
          <h1 className={styles.heading}>{notFound ? NOT_FOUND_TEXT : DEFAULT_HEADING}</h1>
          {notFound && <p className={styles.path}>{readablePath(pathname)}</p>}
          {!notFound && <p className={styles.message}>{message}</p>}
          <Toolbar apart>
            {back ? (
              <LinkButton to={back} variant="ink">
                이전 페이지로 이동
              </LinkButton>
            ) : (
              <LinkButton to="/" variant="ink">
                홈으로 이동
              </LinkButton>
            )}
          </Toolbar>
        </div>
      </div>
    </div>
  )
}
