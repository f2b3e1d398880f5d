import { useState } from 'react'
import type { MemberDesk } from '#/contract/people/member-desk.schema.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { DiscountForm } from './discount-form.tsx'
import { MergeForm } from './merge-form.tsx'
import { StandingForm } from './standing-form.tsx'
import { ResumeForm, SuspendForm } from './suspension-form.tsx'

const FORMS = {
  standing: ['종류 바꾸기', StandingForm],
  discount: ['할인 정하기', DiscountForm],
  suspend: ['정지하기', SuspendForm],
  resume: ['정지 풀기', ResumeForm],
  merge: ['다른 회원과 합치기', MergeForm],
} as const
type Act = keyof typeof FORMS

/** What the desk can decide about a member; each asks for its reason. */
export function MemberActs({ member }: Pick<MemberDesk, 'member'>) {
  const [open, setOpen] = useState<Act | null>(null)
  const acts: readonly Act[] = [
    ...(member.guest ? [] : (['standing', 'discount'] as const)),
    member.suspended ? 'resume' : 'suspend',
    'merge',
  ]
  const [title, Form] = open === null ? [null, null] : FORMS[open]
  return (
    <Section title="바꾸기">
      <Toolbar>
        {acts.map((act) => (
          <Button key={act} size="sm" onClick={() => setOpen(act)}>
            {FORMS[act][0]}
          </Button>
        ))}
      </Toolbar>
      {Form && (
        <Dialog open onClose={() => setOpen(null)} title={title}>
          <Form member={member} onDone={() => setOpen(null)} />
        </Dialog>
      )}
    </Section>
  )
}
