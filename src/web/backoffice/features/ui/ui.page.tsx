import { PageHeading } from '#/web/ui/page-heading.tsx'
import { DataSamples } from './data-samples.tsx'
import { DialogSamples } from './dialog-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { MarkSamples } from './mark-samples.tsx'
import { PartSamples } from './part-samples.tsx'
import { TokenSamples } from './token-samples.tsx'
import styles from './ui.module.css'

/** Every token and every primitive of `src/web/ui`, alive: the page to look at before and after changing one. */
export function Component() {
  return (
    <main className={styles.page}>
      <title>화면 부품 &gt; 관리자</title>
      <PageHeading
        title="화면 부품"
        lead="색과 글자, 부품을 모두 모았습니다. 여기서 보이는 대로 가게 어디서나 쓰입니다."
      />
      <TokenSamples />
      <FieldSamples />
      <DialogSamples />
      <DataSamples />
      <PartSamples />
      <MarkSamples />
    </main>
  )
}
