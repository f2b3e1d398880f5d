import { Outlet, useLocation } from 'react-router'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import styles from './document.module.css'

/** Where a page puts what else can be done with its paper; it is in the layout's bar, which is not printed. */
const DOCUMENT_ACTS_ID = 'document-acts'
/** Where it says which paper that is. */
const DOCUMENT_NAME_ID = 'document-name'

/** To the list that the paper is of; whoever has it by a link has no list. */
function WayBack({ pathname }: { readonly pathname: string }) {
  if (pathname === '/shared-deal') return null
  const [goal, words] = pathname.startsWith('/document/estimate/')
    ? ['/mypage/estimate', '견적함']
    : pathname.startsWith('/document/statement/')
      ? ['/mypage/deal', '거래내역']
      : ['/mypage/order', '주문내역']
  return (
    <LinkButton to={goal} variant="quiet" size="sm">
      <Icon name="arrow-left" /> {words}
    </LinkButton>
  )
}

/** Business papers on A4: a desk with one sheet on screen, the sheet alone on the printer. */
export function Component() {
  const { pathname } = useLocation()
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <WayBack pathname={pathname} />
        <p id={DOCUMENT_NAME_ID} className={styles.name} />
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
