import { groupsOf } from './parcel-words.ts'
import styles from './parcels.module.css'

/** A waybill number as it is read aloud; what is copied from it has no gaps. */
export function WaybillNumber({ digits }: { readonly digits: string }) {
  return (
    <b className={styles.waybill}>
      {groupsOf(digits).map((group, at) => (
        <span key={at}>{group}</span>
      ))}
    </b>
  )
}
