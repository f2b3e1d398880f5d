import { useState } from 'react'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { drawCoverTemplate } from '#/contract/prepress/cover-template.contract.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { templateName } from '#/domain/catalog/template-words.ts'
import { jobTemplate } from '#/domain/print/job-template.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { Dieline } from '#/web/blocks/dieline/dieline.tsx'
import { OptionField } from '#/web/blocks/job-editor/option-field.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { TEMPLATE_PRODUCTS, type TemplateJob, useTemplateJob } from './use-template-job.ts'
import styles from './template-maker.module.css'

/** The template of exactly this job, drawn with every choice and taken as PDF or SVG. */
export function TemplateMaker() {
  const job = useTemplateJob()
  const { spec } = job
  const sheet = jobTemplate(geometryOf(spec))?.[0]
  const isBook = spec.binding !== null
  return (
    <section className={styles.maker} aria-labelledby="maker-title">
      <span className={styles.crops}>
        <CropMarks />
      </span>
      <div className={styles.choice}>
        <h2 id="maker-title">내 {isBook ? '책' : '리플렛'}에 꼭 맞는 템플릿</h2>
        <p>
          {isBook
            ? '쪽수와 종이를 고르면 책등까지 계산해 바로 그려 드려요.'
            : '크기와 접지를 고르면 접는 자리를 바로 그려 드려요.'}
        </p>
        <Choices job={job} />
        <Figures spec={spec} />
        {sheet ? (
          <Take spec={spec} />
        ) : (
          <Note tone="info">이 사양에는 펼친 표지도 접는 자리도 없어 템플릿이 없습니다.</Note>
        )}
      </div>
      <div className={styles.drawing}>
        {sheet && (
          <Dieline
            sheet={sheet}
            label={`${specSummary(spec)} 템플릿, 펼침 ${formatMm(sheet.size.width)} × ${formatMm(sheet.size.height)} mm`}
          />
        )}
      </div>
    </section>
  )
}

function Choices({ job }: { readonly job: TemplateJob }) {
  const { spec, controls, refusal, choose, chooseProduct } = job
  const [size] = controls.filter(({ id }) => id === 'size')
  return (
    <LiveFieldset className={styles.fields} aria-label="사양">
      <Field label="상품">
        {(control) => (
          <Select {...control} value={spec.product} onChange={(event) => chooseProduct(event.target.value)}>
            {TEMPLATE_PRODUCTS.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {controls
        .filter(({ id }) => id !== 'size')
        .map((control) => (
          <OptionField
            key={`${spec.product} ${control.id}`}
            section={control.section}
            control={control}
            onChange={choose}
          />
        ))}
      {size && (
        <div className={styles.wide}>
          <Disclosure summary="크기를 직접 적기">
            <div className={styles.fields}>
              <OptionField section={size.section} control={size} onChange={choose} />
            </div>
          </Disclosure>
        </div>
      )}
      {refusal && (
        <div className={styles.wide}>
          <Note tone="warn" role="alert">
            {refusal}
          </Note>
        </div>
      )}
    </LiveFieldset>
  )
}

function Figures({ spec }: { readonly spec: JobSpec }) {
  const geometry = geometryOf(spec)
  const sheet = jobTemplate(geometry)?.[0]
  if (!sheet) return null
  const { size, bleed } = sheet
  return (
    <dl className={styles.figures} aria-live="polite">
      <div>
        <dt>펼침 크기</dt>
        <dd>
          {formatMm(size.width)} × {formatMm(size.height)}
        </dd>
      </div>
      {geometry.spine !== null && geometry.spine > 0 && (
        <div className={styles.spine}>
          <dt>책등</dt>
          <dd>{formatMm(geometry.spine)} mm</dd>
        </div>
      )}
      <div>
        <dt>도련</dt>
        <dd>{formatMm(bleed.left)} mm</dd>
      </div>
    </dl>
  )
}

type Format = 'pdf' | 'svg'

function Take({ spec }: { readonly spec: JobSpec }) {
  const hydrated = useHydrated()
  const [busy, setBusy] = useState<Format | null>(null)
  const [taken, setTaken] = useState<JobSpec | null>(null)
  const take = async (format: Format) => {
    setBusy(format)
    try {
      const content = await callBlob(drawCoverTemplate, { body: { spec, format } })
      saveBlob(content, `${templateName(spec)} ${specSummary(spec)}.${format}`)
      setTaken(spec)
    } catch {
      // Said by the call.
    } finally {
      setBusy(null)
    }
  }
  return (
    <>
      <Toolbar top={5}>
        <Button variant="primary" disabled={!hydrated} busy={busy === 'pdf'} onClick={() => void take('pdf')}>
          PDF 템플릿 받기
        </Button>
        <Button disabled={!hydrated} busy={busy === 'svg'} onClick={() => void take('svg')}>
          SVG 받기
        </Button>
      </Toolbar>
      <Small size={13} top={3} role="status">
        {taken === spec
          ? '받았습니다. 쪽수나 종이, 크기를 바꾸면 다시 받아 주세요.'
          : '둘 다 일러스트레이터에서 열리고, 도움선은 레이어로 나뉘어 있습니다. 인디자인에는 PDF를 놓으세요.'}
      </Small>
    </>
  )
}
