import { useRef } from 'react'
import { bodyOf } from '#/contract/endpoint.ts'
import { changeMessageTemplate, type MessageTemplateView } from '#/contract/people/message-templates.contract.ts'
import { MOST_LETTERS, templateProblems } from '#/domain/messages/check-template.ts'
import { GIVEN_FIELDS, type FieldName, MESSAGE_FIELDS } from '#/domain/messages/message-fields.data.ts'
import { mayBeOff, type MessageTemplate } from '#/domain/messages/message-template.ts'
import { MESSAGE_TEMPLATES, type TemplateId } from '#/domain/messages/message-templates.data.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { TemplatePreview } from './template-preview.tsx'
import styles from './templates.module.css'
import { useTemplateActs } from './use-templates.ts'

type TextName = 'subject' | 'mail' | 'text'

/** The words of one message, checked while they are typed, beside what a customer will read. */
export function TemplateEditor({ template }: { readonly template: MessageTemplateView }) {
  const rules: MessageTemplate = MESSAGE_TEMPLATES[template.template]
  const { save, restore } = useTemplateActs(template)
  const { version, subject, mail, text, mailOn, textOn } = template
  const form = useApiForm({
    schema: bodyOf(changeMessageTemplate),
    values: { version, subject, mail, text, mailOn, textOn },
    submit: save,
  })
  const typed = { subject: form.watch('subject'), mail: form.watch('mail'), text: form.watch('text') }
  const problems = templateProblems(typed, rules)
  const last = useRef<TextName>('mail')
  const control = (name: TextName) => ({
    ...form.register(name),
    maxLength: MOST_LETTERS[name],
    onFocus: () => void (last.current = name),
  })
  const insert = (field: FieldName) =>
    form.setValue(last.current, `${form.getValues(last.current)}{${field}}`, { shouldDirty: true })
  return (
    <div className={styles.edit}>
      <AdminForm onSubmit={form.send} className={styles.form}>
        <h2>{rules.name}</h2>
        <Field label="제목" error={problems.subject ?? form.errorOf('subject')}>
          {(field) => <Input {...field} {...control('subject')} />}
        </Field>
        <Field label="메일" error={problems.mail ?? form.errorOf('mail')}>
          {(field) => <Textarea {...field} {...control('mail')} rows={8} />}
        </Field>
        <Field
          label="문자·알림톡"
          error={problems.text ?? form.errorOf('text')}
          hint={textHint(template.template, rules)}
        >
          {(field) => <Textarea {...field} {...control('text')} rows={4} />}
        </Field>
        <FieldChips
          names={[...GIVEN_FIELDS, ...rules.required, ...rules.optional]}
          must={rules.required}
          onInsert={insert}
        />
        <Switches form={form} rules={rules} />
        <FormFailure message={form.failure && `${form.failure} 적으신 내용은 그대로 있습니다.`} />
        <Toolbar>
          <Button type="submit" variant="primary" busy={form.busy} disabled={Object.keys(problems).length > 0}>
            저장
          </Button>
          {!template.standard && (
            <Button busy={restore.isPending} onClick={() => restore.mutate()}>
              처음 문구로
            </Button>
          )}
          {template.changedAt && <Small tone="plain">{seoulDateTime(new Date(template.changedAt))}에 바꿈</Small>}
        </Toolbar>
      </AdminForm>
      <TemplatePreview rules={rules} texts={typed} />
    </div>
  )
}

const textHint = (id: TemplateId, { text, urgency }: MessageTemplate): string => {
  if (text === '') return '비워 두면 문자를 보내지 않습니다.'
  const night = urgency === 'day' ? '밤 9시부터 아침 8시 사이에는 기다렸다가 보냅니다. ' : ''
  return `${night}알림톡은 카카오에서 승인받은 문구(${id})로 나갑니다.`
}

interface FieldChipsProps {
  readonly names: readonly FieldName[]
  readonly must: readonly FieldName[]
  readonly onInsert: (name: FieldName) => void
}

/** What this message can name; a press puts it behind what was typed last. */
function FieldChips({ names, must, onInsert }: FieldChipsProps) {
  return (
    <div className={styles.fields} role="group" aria-label="넣을 수 있는 항목">
      {names.map((name) => (
        <button key={name} type="button" title={MESSAGE_FIELDS[name].about} onClick={() => onInsert(name)}>
          {name} {must.includes(name) && <em>꼭</em>}
        </button>
      ))}
    </div>
  )
}

interface SwitchesProps {
  readonly form: { readonly register: (name: 'mailOn' | 'textOn') => object }
  readonly rules: MessageTemplate
}

/** What the law asks for and what is about security goes out by mail always. */
function Switches({ form, rules }: SwitchesProps) {
  const fixed = !mayBeOff(rules)
  return (
    <Toolbar>
      {fixed ? (
        <Small tone="plain">꼭 보내야 하는 알림이어서 메일은 끌 수 없습니다.</Small>
      ) : (
        <Checkbox label="메일로 보내기" {...form.register('mailOn')} />
      )}
      <Checkbox label="문자·알림톡으로 보내기" {...form.register('textOn')} />
    </Toolbar>
  )
}
