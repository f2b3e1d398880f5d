import { Outlet, useLocation } from 'react-router'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import styles from './document.module.css'

/** Where a page puts what else can be done with its paper; it is in the layout's bar, which is not printed. */
const DOCUMENT_ACTS_ID = 'document-acts'

/** Business papers on A4: a desk with one sheet on screen, the sheet alone on the printer. */
export function Component() {
  const ofEstimate = useLocation().pathname.startsWith('/document/estimate/')
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <LinkButton to={ofEstimate ? '/mypage/estimate' : '/mypage/order'} variant="quiet" size="sm">
          <Icon name="arrow-left" /> {ofEstimate ? '견적함' : '주문내역'}
        </LinkButton>
        <div className={styles.acts}>
          <Button size="sm" onClick={() => window.print()}>
            <Icon name="printer" /> 인쇄
          </Button>
          <div id={DOCUMENT_ACTS_ID} className={styles.acts} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.sheet}>
        <span className={styles.marks}>
          <CropMarks />
        </span>
        <Outlet />
      </main>
    </div>
  )
}
