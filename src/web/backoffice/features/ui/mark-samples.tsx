import type { IconName } from '#/web/ui/icon-names.data.ts'
import { ICONS } from '#/web/ui/icon-names.data.ts'
import { Icon } from '#/web/ui/icon.tsx'
import { ColourBar, CropMarks, RegistrationMark } from '#/web/ui/marks.tsx'
import { Sample } from './sample.tsx'
import styles from './ui.module.css'

const NAMES = Object.keys(ICONS) as IconName[]

export function MarkSamples() {
  return (
    <>
      <Sample title="인쇄 표지">
        <div className={styles.press}>
          <CropMarks />
          재단선과 <RegistrationMark /> 가늠표
        </div>
        <ColourBar />
      </Sample>
      <Sample title="아이콘">
        <ul className={styles.icons}>
          {NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Sample>
    </>
  )
}
