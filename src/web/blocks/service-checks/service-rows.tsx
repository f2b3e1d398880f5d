import { type Service, ServiceCheck } from './service-check.tsx'
import styles from './service-check.module.css'

/** All outside services as rows, each tried where it is set. */
export const ServiceRows = ({ services }: { readonly services: readonly Service[] }) => (
  <ul className={styles.rows} aria-label="외부 서비스">
    {services.map((service) => (
      <li key={service.service}>
        <ServiceCheck service={service} />
      </li>
    ))}
  </ul>
)
