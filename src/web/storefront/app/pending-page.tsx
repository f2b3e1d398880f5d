import { useMatches } from 'react-router'
import { WEB_PATH_TEXTS } from '#/contract/web-path-texts.data.ts'
import type { WebPath } from '#/contract/web-paths.ts'
import { WEB_PATHS } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { RouteHandle } from './route-handle.ts'
import styles from './pending-page.module.css'

/** Stands where a page is still to come and says so: what it will be for, and where to go meanwhile. */
export function Component() {
  const path = usePagePath()
  const title = WEB_PATHS.find((row) => row.path === path)?.title ?? ''
  return (
    <div className={styles.sheet}>
      <CropMarks />
      <Small>{path}</Small>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.what}>{WEB_PATH_TEXTS[path]}</p>
      <div className={styles.state}>
        <svg viewBox="0 0 40 52" aria-hidden="true">
          <path d="M8 8h24v36H8z" fill="var(--sheet)" stroke="var(--ink-3)" strokeDasharray="3 3" />
          <path d="M0 8h5M35 8h5M0 44h5M35 44h5M8 0v5M32 0v5M8 47v5M32 47v5" stroke="var(--ink)" />
        </svg>
        <div>
          <p>
            <strong>이 화면은 아직 준비하고 있습니다.</strong>
          </p>
          <p>지금은 아래 화면을 쓰실 수 있습니다.</p>
        </div>
      </div>
      <Toolbar apart>
        <LinkButton to="/" variant="ink">
          홈으로
        </LinkButton>
        <LinkButton to="/cust/notice">공지사항</LinkButton>
      </Toolbar>
    </div>
  )
}

function usePagePath(): WebPath {
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as RouteHandle | undefined
  return handle?.path ?? '/'
}
