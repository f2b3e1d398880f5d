import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import { conditionWords, pressConditionOf } from '#/domain/preflight/press-condition.ts'
import { mmWords, pageWords, sizeWords } from '#/domain/preflight/finding-messages.ts'
import type { Fix, FixId } from './fix.ts'
import { bleedScaling } from './scaling.ts'

/** Goes up when the words of the consent change, so that it is known what a customer agreed to. */
export const FIX_TEXT_VERSION = 2
export const FIX_CONSENT = '바뀐 모습을 확인했고, 이 파일로 인쇄하는 데 동의합니다. 올리신 원본은 그대로 보관합니다.'

/** The pictures before and after are drawn as a screen shows a page. */
const UNSEEN = '겹쳐 찍기는 화면 그림에 나타나지 않아, 고치기 전과 후의 그림이 같아 보입니다.'

export interface FixMessages {
  readonly title: string
  /** What will be another, and on which pages. */
  readonly changes: string
  /** What is left alone. */
  readonly keeps: string
}

/** What the words of a fix name: pages, millimetres of bleed, and the file as it should be. */
interface Named {
  readonly fix: Fix
  readonly where: string
  readonly mm: string
  readonly expectation: FileExpectation
}

/** A fix in words that need no printer to understand. */
export const fixMessages = (fix: Fix, expectation: FileExpectation): FixMessages =>
  WORDS[fix.id]({
    fix,
    where: fix.pages.length > 0 ? pageWords(fix.pages) : '파일 전체',
    mm: mmWords(expectation.bleed),
    expectation,
  })

const WORDS: Readonly<Record<FixId, (named: Named) => FixMessages>> = {
  'bleed-mirror': ({ where, mm }) => ({
    title: '가장자리를 비춰 재단 여백 만들기',
    changes: `${where}의 가장자리 ${mm} mm를 거울처럼 뒤집어 재단선 밖으로 이어 그립니다. 재단선 밖에 있던 표시는 빠집니다.`,
    keeps: '재단선 안쪽의 그림과 글자는 그대로입니다.',
  }),
  'bleed-scale': ({ where, mm, expectation }) => ({
    title: '조금 키워 재단 여백 만들기',
    changes: `${where}을 ${percent(bleedScaling(expectation) ?? 1)} 키워 그림이 재단선 밖 ${mm} mm까지 나가게 합니다. 가장자리 ${mm} mm는 잘려 나갑니다.`,
    keeps: '가로세로 비율과 쪽 크기는 그대로입니다.',
  }),
  'scale-to-size': ({ where, expectation }) => ({
    title: '크기를 주문에 맞추기',
    changes: `${where}을 3 % 안에서 고르게 늘리거나 줄여 ${sizeWords(expectation.trim)}에 맞춥니다. 남는 차이는 양쪽으로 나눕니다.`,
    keeps: '가로세로 비율은 그대로입니다.',
  }),
  'overprint-off': ({ where }) => ({
    title: '흰색과 회색의 겹쳐 찍기 끄기',
    changes: `${where}에서 흰색과 회색에 켜진 겹쳐 찍기(오버프린트)만 꺼서 화면에 보이는 대로 인쇄합니다.`,
    keeps: `검은 글자와 다른 색의 겹쳐 찍기, 모양과 글자는 그대로입니다. ${UNSEEN}`,
  }),
  'strip-layers': ({ where }) => ({
    title: '인쇄하지 않는 레이어 빼기',
    changes: `${where}에 든, 꺼져 있거나 인쇄하지 않기로 된 레이어의 그림과 글자를 파일에서 지우고 나머지는 하나로 합칩니다. 화면과 인쇄가 같아집니다.`,
    keeps: '인쇄될 그림과 글자는 그대로입니다.',
  }),
  'screen-to-inks': ({ where, expectation }) => ({
    title: '화면 색(RGB)을 인쇄 색(CMYK)으로 바꾸기',
    changes: `${where}의 화면 색을 주문한 종이와 인쇄에 맞춰(${conditionWords(pressConditionOf(expectation))}) 인쇄 색으로 바꿉니다. 형광처럼 밝은 색은 잉크로 낼 수 없어 차분해집니다. 검은 글자와 선, 회색은 먹 한 가지로 찍습니다.`,
    keeps:
      '모양과 글자, 이미 인쇄 색인 곳의 잉크는 그대로입니다. 바꾼 뒤의 그림은 이 종이에 찍힌 모습을 흉내 낸 것이라 인쇄 색이던 곳도 화면에서 조금 달라 보일 수 있습니다.',
  }),
  'spots-to-inks': ({ where, expectation }) => ({
    title: '주문하지 않은 별색을 네 가지 잉크로 바꾸기',
    changes: `${where}의 별색을 CMYK 네 가지 잉크로 섞어 찍습니다(${conditionWords(pressConditionOf(expectation))}). 별색 잉크만큼 맑고 진하지는 않습니다.`,
    keeps: '모양과 글자, 다른 색의 잉크는 그대로입니다. 바꾼 뒤의 그림은 이 종이에 찍힌 모습을 흉내 낸 것입니다.',
  }),
  'black-overprint': ({ where }) => ({
    title: '작은 검은 글자와 가는 선을 겹쳐 찍기',
    changes: `${where}의 색 바탕 위에 놓인 12 pt 이하 먹(K 100) 글자와 2 pt 이하 먹 선을 바탕을 파내지 않고 그 위에 겹쳐 찍습니다. 판이 조금 어긋나도 흰 테가 보이지 않습니다.`,
    keeps: `글자와 선의 모양과 자리, 다른 색의 글자와 그림은 그대로입니다. ${UNSEEN}`,
  }),
  'turn-pages': ({ where }) => ({
    title: '누운 쪽 바로 세우기',
    changes: `${where}을 90도 돌려 다른 쪽과 같은 방향으로 세웁니다.`,
    keeps: '그림과 글자의 크기는 그대로입니다.',
  }),
  'page-boxes': ({ where }) => ({
    title: '쪽 틀 바르게 적기',
    changes: `${where}의 재단선과 방향, 단위를 보이는 모습 그대로 다시 적습니다.`,
    keeps: '그림과 글자는 바뀌지 않습니다.',
  }),
  'blank-pages': ({ fix }) => ({
    title: `빈 쪽 ${blanksOf(fix)}쪽 붙이기`,
    changes: `${fix.pages[0]}쪽 뒤, 책의 맨 끝에 빈 쪽 ${blanksOf(fix)}쪽을 붙입니다.`,
    keeps: '앞의 쪽 차례와 내용은 그대로입니다.',
  }),
  'flatten-annotations': ({ where }) => ({
    title: '메모와 입력 칸을 쪽에 합치기',
    changes: `${where}의 도장, 밑줄, 메모, 입력 칸을 보이는 그대로 쪽 안에 그려 함께 인쇄합니다.`,
    keeps: '원래의 그림과 글자는 그대로입니다.',
  }),
  'remove-annotations': ({ where }) => ({
    title: '메모와 입력 칸을 빼기',
    changes: `${where}의 도장, 밑줄, 메모, 입력 칸을 없앱니다. 인쇄되지 않습니다.`,
    keeps: '원래의 그림과 글자는 그대로입니다.',
  }),
  'strip-active': () => ({
    title: '실행 코드와 첨부 파일 빼기',
    changes: '파일을 열 때 실행되는 코드와 안에 든 다른 파일을 뺍니다.',
    keeps: '쪽의 모습은 바뀌지 않습니다.',
  }),
}

const blanksOf = (fix: Fix): number => (fix.id === 'blank-pages' ? fix.count : 0)
const percent = (factor: number) => `${Math.round((factor - 1) * 1000) / 10} %`
