import { QueryProvider } from '#/web/api/query-client.tsx'
import { LastRequests } from '#/web/blocks/binding/last-requests.tsx'
import { Section } from '#/web/ui/section.tsx'
import styles from './brand-home.module.css'

/** The member's last requests; the front page, which asks nothing otherwise, loads this for members alone. */
export const HomeRequests = ({ brand }: { readonly brand: string }) => (
  <QueryProvider>
    <LastRequests
      brand={brand}
      most={3}
      none={
        <Section title="지난 신청">
          <p className={styles.none}>
            아직 신청이 없어요. 한 번 신청하면 다음부터는 파일만 바꿔서 다시 신청할 수 있어요.
          </p>
        </Section>
      }
    />
  </QueryProvider>
)
