import { useState } from 'react'
import { Button, IconButton, LinkButton } from '#/web/ui/button.tsx'
import { Checkbox, Choices, Radio } from '#/web/ui/checkbox.tsx'
import { CheckTiles, RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { Field } from '#/web/ui/field.tsx'
import { FileDrop } from '#/web/ui/file-drop.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { Segments } from '#/web/ui/segments.tsx'
import { Stepper } from '#/web/ui/stepper.tsx'
import { MoreLink, TextLink } from '#/web/ui/text-link.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { Sample } from './sample.tsx'
import styles from './ui.module.css'

const ORDERS = [
  { value: 'new', label: '새것부터' },
  { value: 'due', label: '급한 것부터' },
] as const
const PAPERS = [
  { value: 'cream', label: '미색모조 80 g', note: '눈이 편한 종이' },
  { value: 'white', label: '백색모조 100 g', note: '또렷한 종이' },
  { value: 'art', label: '아트지 250 g', refused: '본문에는 쓸 수 없습니다.' },
] as const
const FINISHES = [
  { value: 'round', label: '귀도리', note: '반지름 6 mm' },
  { value: 'hole', label: '타공', note: '2공, 3공' },
] as const

export function FieldSamples() {
  return (
    <>
      <Sample title="단추와 링크">
        <Toolbar>
          <Button variant="primary">바로 주문</Button>
          <Button variant="ink">확인</Button>
          <Button>장바구니</Button>
          <Button variant="quiet">접기</Button>
          <Button variant="danger">삭제</Button>
          <Button disabled>쓸 수 없음</Button>
          <Button busy>저장 중</Button>
          <Button size="sm">
            <Icon name="download" /> 받기
          </Button>
          <LinkButton to="/admin/ui">이동</LinkButton>
          <IconButton aria-label="닫기">
            <Icon name="close" />
          </IconButton>
          <IconButton aria-label="지난 쪽" disabled>
            <Icon name="chevron-left" />
          </IconButton>
          <FilePick onFiles={named}>파일 고르기</FilePick>
          <FilePick quiet onFiles={named}>
            다시 고르기
          </FilePick>
          <FilePick disabled onFiles={named}>
            올리는 중
          </FilePick>
        </Toolbar>
        <Toolbar>
          <MoreLink to="/admin/ui">모두 보기</MoreLink>
          <p>
            문장 안의 <TextLink to="/admin/ui">링크</TextLink>입니다.
          </p>
        </Toolbar>
      </Sample>
      <Sample title="입력">
        <LiveFieldset>
          <Inputs />
        </LiveFieldset>
      </Sample>
      <Sample title="고르기">
        <ChoiceSamples />
      </Sample>
    </>
  )
}

const named = ([file]: readonly File[]) => toast(file?.name ?? '')

function Inputs() {
  return (
    <div className={styles.two}>
      <Field label="이름" hint="송장에 적히는 이름입니다." required>
        {(control) => <Input {...control} autoComplete="off" />}
      </Field>
      <Field label="휴대전화" error="휴대전화 번호를 확인해 주세요.">
        {(control) => <Input {...control} defaultValue="010-12" inputMode="tel" />}
      </Field>
      <Field label="가로" optional>
        {(control) => <Input {...control} type="number" defaultValue={148} unit="mm" />}
      </Field>
      <Field label="종이">
        {(control) => (
          <Select {...control}>
            <option>미색모조 80 g</option>
            <option>백색모조 100 g</option>
          </Select>
        )}
      </Field>
      <Field label="남길 말">{(control) => <Textarea {...control} />}</Field>
      <Field label="쓸 수 없는 칸">
        {(control) => <Input {...control} disabled defaultValue="고칠 수 없습니다" />}
      </Field>
      <FileDrop title="파일을 여기에 놓으세요" hint="PDF, 2 GB까지" onFiles={named} />
      <FileDrop title="지금은 올릴 수 없습니다" disabled onFiles={named} />
    </div>
  )
}

function ChoiceSamples() {
  const [paper, setPaper] = useState<(typeof PAPERS)[number]['value']>('cream')
  const [order, setOrder] = useState<(typeof ORDERS)[number]['value']>('new')
  const [finishes, setFinishes] = useState<readonly (typeof FINISHES)[number]['value'][]>(['round'])
  const [copies, setCopies] = useState(100)
  return (
    <>
      <RadioTiles legend="종이" aside="하나만" choices={PAPERS} value={paper} onChange={setPaper} />
      <Segments legend="보는 순서" choices={ORDERS} value={order} onChange={setOrder} />
      <CheckTiles legend="후가공" choices={FINISHES} values={finishes} onChange={setFinishes} />
      <Toolbar>
        <Stepper label="부수" unit="권" value={copies} min={1} max={10_000} step={10} onChange={setCopies} />
        <Checkbox label="이용약관에 동의합니다" note="꼭 필요합니다" />
        <Checkbox label="모두 동의" indeterminate />
        <Checkbox label="쓸 수 없음" disabled />
      </Toolbar>
      <Choices>
        <legend>결제 방법</legend>
        <Radio label="계좌이체" name="pay" defaultChecked />
        <Radio label="카드" name="pay" />
        <Radio label="후불" name="pay" disabled />
      </Choices>
    </>
  )
}
