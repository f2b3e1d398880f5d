import { Outlet } from 'react-router'
import { BrandMark } from '../chrome/brand-mark.tsx'
import { SlimFooter } from '../chrome/site-footer.tsx'
import { Frame } from './frame.tsx'
import styles from './mdefault.module.css'

/** Made for the phone; on a wide screen it stays one column wide, like a galley proof. */
export function Component() {
  return (
    <Frame className={styles.galley} header={<Header />} footer={<SlimFooter />} mainClassName={styles.main}>
      <Outlet />
    </Frame>
  )
}

function Header() {
  return (
    <header className={styles.top}>
      <BrandMark />
    </header>
  )
}
