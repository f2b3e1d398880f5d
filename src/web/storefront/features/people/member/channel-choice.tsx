import { Choices, Radio } from '#/web/ui/checkbox.tsx'

interface ChannelChoiceProps {
  readonly value: 'sms' | 'email'
  readonly onChange: (channel: 'sms' | 'email') => void
}

export function ChannelChoice({ value, onChange }: ChannelChoiceProps) {
  return (
    <Choices>
      <legend>인증 방법</legend>
      <Radio name="channel" label="휴대전화" checked={value === 'sms'} onChange={() => onChange('sms')} />
      <Radio name="channel" label="이메일" checked={value === 'email'} onChange={() => onChange('email')} />
    </Choices>
  )
}
