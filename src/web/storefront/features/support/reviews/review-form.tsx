import { useState } from 'react'
import { geometryLine } from '#/domain/catalog/spec-lines.ts'
import { criteriaOf, CRITERION_NAMES, SCORE_WORDS } from '#/domain/reviews/review-criteria.ts'
import { unbroken } from '#/lib/unbroken.ts'
import { OwnJobDrawing } from '#/web/blocks/job-drawing/job-picture.tsx'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { DensityChoice } from './density-choice.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import styles from './review-form.module.css'
import { type OwnLine, type OwnReview, useReviewForm } from './use-review-form.ts'

interface ReviewFormProps {
  readonly line: OwnLine
  readonly old: OwnReview | null
}

/** One score is asked; the five of print, photos and showing the work are the buyer's to give. */
export function ReviewForm({ line, old }: ReviewFormProps) {
  const { register, watch, setValue, send, errorOf, failure, busy, remove } = useReviewForm(line, old)
  const [isGoing, setIsGoing] = useState(false)
  const scores = watch('scores')
  const rating = Number(watch('rating')) || null
  return (
    <Section title={`「${line.title}」 후기`}>
      {old?.hiddenReason && <Note>지금은 보이지 않는 후기입니다. 사유: {old.hiddenReason}</Note>}
      <div className={styles.sheet}>
        <div className={styles.work}>
          <OwnJobDrawing line={line} decorative />
          <Small>{unbroken(geometryLine(line.spec))}</Small>
        </div>
        <Form live="후기" onSubmit={send}>
          <Small>
            왼쪽 칸부터 「{SCORE_WORDS[0]}」, 오른쪽 끝이 「{SCORE_WORDS.at(-1)}」입니다.
          </Small>
          <DensityChoice
            legend="전체"
            value={rating}
            error={errorOf('rating')}
            onChange={(value) => setValue('rating', value, { shouldValidate: true })}
          />
          {criteriaOf(line.spec.binding !== null).map((criterion) => (
            <DensityChoice
              key={criterion}
              legend={CRITERION_NAMES[criterion]}
              optional
              value={Number(scores[criterion]) || null}
              onChange={(value) => setValue('scores', { ...scores, [criterion]: value })}
            />
          ))}
          <Field
            label="어떠셨나요"
            required
            error={errorOf('body')}
            hint="좋았던 점도 아쉬운 점도 그대로 적어 주세요. 다음 분이 참고합니다."
          >
            {(control) => <Textarea {...control} {...register('body')} rows={5} maxLength={2000} />}
          </Field>
          <PhotoPicker
            kept={watch('keep')}
            error={errorOf('add')}
            onKept={(keep) => setValue('keep', keep)}
            onAdded={(add) => setValue('add', add)}
            onGoing={setIsGoing}
          />
          <Checkbox
            {...register('showsWork')}
            label="내 작업을 함께 보여 줘도 좋아요"
            note="작업 제목과 사양, 사양으로 그린 그림이 후기 옆에 놓입니다. 파일은 보이지 않습니다."
          />
          {watch('showsWork') && line.picture !== null && (
            <Checkbox
              {...register('showsPicture')}
              label="그림에 내 표지도 올려 주세요"
              note="올리신 파일의 표지나 첫 쪽이 그림 위에 놓입니다. 다른 쪽과 파일은 보이지 않고, 후기를 고쳐 언제든 거두실 수 있습니다."
            />
          )}
          <FormFailure message={failure} />
          <Toolbar>
            <Button type="submit" variant="primary" busy={busy} disabled={isGoing}>
              {old ? '고친 대로 올리기' : '후기 올리기'}
            </Button>
            <LinkButton to="/review">취소</LinkButton>
            {old && (
              <Button variant="danger" onClick={() => void remove()}>
                후기 삭제
              </Button>
            )}
          </Toolbar>
        </Form>
      </div>
    </Section>
  )
}
