import { Link } from 'react-router'
import { ColourBar } from '#/web/ui/marks.tsx'
import { useShop } from '../shop-context.tsx'
import { LegalNotice } from './legal-notice.tsx'
import { FOOTER_GROUPS } from './nav-groups.ts'
import styles from './site-footer.module.css'

export function SiteFooter() {
  const { company, hours } = useShop()
  return (
    <footer className={styles.foot}>
      <ColourBar />
      <div className={styles.wrap}>
        <div className={styles.columns}>
          <div className={styles.desk}>
            <strong>{company.phone ?? <Link to="/cust/inquiry">1:1 문의</Link>}</strong>
            {hours.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {FOOTER_GROUPS.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2>{group.title}</h2>
              {group.links.map((link) => (
                <Link key={link.to} to={link.to}>
                  {link.label}
                </Link>
              ))}
            </nav>
          ))}
        </div>
        <LegalNotice />
      </div>
    </footer>
  )
}

/** Only what the law asks for: under forms, where links would lead away from the work. */
export function SlimFooter() {
  return (
    <footer className={styles.foot}>
      <div className={styles.wrap}>
        <LegalNotice />
      </div>
    </footer>
  )
}
