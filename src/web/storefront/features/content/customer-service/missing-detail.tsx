import styles from './policy.module.css'

/** A detail of the company that the shop has not filled in yet: shown as missing, never made up. */
export const MissingDetail = ({ name }: { readonly name: string }) => (
  <span className={styles.missing}>
    {name} <em>입력 전</em>
  </span>
)
