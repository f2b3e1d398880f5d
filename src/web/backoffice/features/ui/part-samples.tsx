import { Link } from 'react-router'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Chips } from '#/web/ui/chips.tsx'
import { CutSlider } from '#/web/ui/cut-slider.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { LinkRows } from '#/web/ui/link-rows.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { Row, RowList, RowTitle } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { Tiles } from '#/web/ui/tiles.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Sample } from './sample.tsx'
import styles from './ui.module.css'

const refetch = async () => toast('다시 불러옵니다', 'info')
const LIST = { isPending: false, error: null, refetch }

/** What pages are put together from. */
export function PartSamples() {
  return (
    <>
      <Sample title="쪽의 부분">
        <Section title="전단 A4 양면 4,000장" aside={<Badge tone="ok">완료</Badge>}>
          <Small>2026. 11. 23. · 20261123-WT3N65</Small>
          <Small tone="plain">낸 서류가 없습니다.</Small>
          <Small tone="bad">계좌번호를 확인해 주세요.</Small>
          <Small tone="ok">확인했습니다.</Small>
          <Small tone="warn">한 번 더 봐 주세요.</Small>
          <Small size={12}>가장 작은 글</Small>
          <Small clamped>{'봄의 부엌 표지.pdf, '.repeat(30)}</Small>
        </Section>
        <div className={styles.two}>
          <Card title="결제">
            <FactList
              layout="sums"
              facts={[
                ['공급가', '110,000원'],
                ['부가세', '11,000원'],
                ['결제금액', '121,000원', 'strong'],
              ]}
            />
            <Button block>같은 내용으로 다시 주문</Button>
          </Card>
          <Card title="받는 곳">
            <FactList
              facts={[
                ['받는 분', '김직지'],
                ['주소', '(04524) 서울 중구 세종대로 110'],
              ]}
            />
            <FactList
              layout="ruled"
              facts={[
                ['택배', '1–2일'],
                ['방문', '준비되면 알림'],
              ]}
            />
          </Card>
        </div>
        <div>
          {(['warn', 'bad', 'ok', 'info', 'orange'] as const).map((tone) => (
            <Note key={tone} tone={tone}>
              {tone} 알림은 곁에 선 것의 소식을 전합니다.
            </Note>
          ))}
        </div>
      </Sample>
      <RowSamples />
      <ListSamples />
    </>
  )
}

function RowSamples() {
  return (
    <Sample title="줄과 도구">
      <RowList ruled>
        <Row
          picture={<Icon name="download" />}
          end={<Small as="span">121,000원</Small>}
          foot={<Small>아래쪽은 글과 너비가 같습니다.</Small>}
        >
          <RowTitle>
            <Link to="/admin/ui">봄 안내 전단</Link>
          </RowTitle>
          <Small>A4 양면 2,000장</Small>
        </Row>
        <Row end={<Button size="sm">고치기</Button>}>집</Row>
      </RowList>
      <RowList dense>
        <Row>짧은 줄 하나</Row>
        <Row>짧은 줄 둘</Row>
      </RowList>
      <LinkRows
        rows={[
          { to: '/admin/ui', title: '연말 휴무 안내', at: '2026-11-20' },
          { to: '/admin/ui', title: '배송안내', text: '언제 어떻게 받는지' },
        ]}
      />
      <Chips
        label="상품"
        named
        links={['전체', '책', '전단'].map((label, at) => ({ to: '/admin/ui', label, current: at === 0 }))}
      />
      <Tiles across={[1, 2, 3]}>
        {['책', '전단', '포스터'].map((name) => (
          <li key={name}>
            <Link to="/admin/ui">
              <strong>{name}</strong>
              <small>한 부부터</small>
            </Link>
          </li>
        ))}
      </Tiles>
      <Toolbar align="spread">
        <Button size="sm">처음</Button>
        <Button size="sm">끝</Button>
      </Toolbar>
      <Toolbar align="end">
        <Button size="sm">오른쪽</Button>
      </Toolbar>
      <Toolbar gap={5} top={2}>
        <Button size="sm">넓게</Button>
        <Button size="sm">벌려서</Button>
      </Toolbar>
      <Stack gap={1}>
        <Small>촘촘히 쌓은 줄 하나</Small>
        <Small>촘촘히 쌓은 줄 둘</Small>
      </Stack>
      <Stack as="ul" top={4}>
        <li>칸만큼 벌려 쌓은 줄 하나</li>
        <li>칸만큼 벌려 쌓은 줄 둘</li>
      </Stack>
    </Sample>
  )
}

function ListSamples() {
  return (
    <>
      <Sample title="두 그림 견주기">
        <div className={styles.pictures}>
          <CutSlider label="앞뒤 비교" left="지금" right="고친 뒤">
            <div />
          </CutSlider>
        </div>
      </Sample>
      <Sample title="목록의 상태">
        <div className={styles.two}>
          <PagedList list={{ ...LIST, isPending: true }} count={0} noun="주문" failed="" empty={null}>
            {null}
          </PagedList>
          <PagedList
            list={{ ...LIST, error: new Error('잠시 뒤 다시 해 주세요.') }}
            count={0}
            noun="주문"
            failed="주문을 불러오지 못했습니다"
            empty={null}
          >
            {null}
          </PagedList>
          <PagedList list={LIST} count={0} noun="주문" failed="" empty={<EmptyState title="주문이 없습니다" />}>
            {null}
          </PagedList>
          <PagedList
            list={{ ...LIST, hasNextPage: true, fetchNextPage: refetch }}
            count={1}
            noun="주문"
            failed=""
            empty={null}
          >
            <RowList>
              <Row>한 줄</Row>
            </RowList>
          </PagedList>
        </div>
      </Sample>
    </>
  )
}
