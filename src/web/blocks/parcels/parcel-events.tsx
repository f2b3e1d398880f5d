import type { TrackedParcel } from '#/contract/production/tracking.contract.ts'
import { eventMoment } from './parcel-words.ts'
import styles from './parcels.module.css'

/** What the courier said of a parcel, newest first. */
export function ParcelEvents({ events }: { readonly events: TrackedParcel['events'] }) {
  if (events.length === 0) return null
  return (
    <ol className={styles.events} aria-label="배송 기록">
      {events.map(({ at, place, text }, index) => (
        <li key={`${at} ${text} ${index}`}>
          <time dateTime={at}>{eventMoment(at)}</time>
          <span>
            <b>{text}</b>
            {place && ` · ${place}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
