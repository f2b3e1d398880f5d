import { tint } from '../ink.ts'
import { type Box, frame, line, rect, type Shape } from '../shape.ts'
import { type DrawInner, areaOf, footOf, HEAD, headOf, rules, underHead } from './inner-input.ts'

const small = (text: string, x: number, y: number, fill: Parameters<DrawInner>[0]['ink']): Shape => ({
  kind: 'text',
  text,
  x,
  y,
  size: 3.2,
  bold: true,
  align: 'start',
  fill,
})

/** A week over two pages: Monday to Thursday at the left, Friday to Sunday with what to remember at the right. */
export const weekly: DrawInner = (input) => {
  const { ink, accent, side } = input
  const box = underHead(input)
  const days = side === 'left' ? ['월', '화', '수', '목'] : ['금', '토', '일', '메모']
  const high = box.height / days.length
  const rows = days.flatMap((day, at): Shape[] => {
    const y = box.y + at * high
    const fill = day === '일' || day === '메모' ? accent : ink
    const inside: Box = { x: box.x + 16, y: y + 4, width: box.width - 16, height: high - 8 }
    return [
      line(box.x, y, box.x + box.width, y, at === 0 ? accent : ink, at === 0 ? 0.6 : 0.3),
      {
        kind: 'text',
        text: day,
        x: box.x,
        y: y + 7,
        size: day === '메모' ? 3.6 : 5.2,
        bold: true,
        align: 'start',
        fill,
      },
      ...rules(inside, 7, tint(ink, 0.45), 6),
    ]
  })
  const foot = line(box.x, box.y + box.height, box.x + box.width, box.y + box.height, ink, 0.3)
  return [...headOf(input, side === 'left' ? '이번 주' : '할 일'), ...rows, foot, ...footOf(input)]
}

const REASONS = ['개념 부족', '계산 실수', '문제 오독', '시간 부족']

/** 오답노트: the problem, why it went wrong, and the way it goes. */
export const wrongAnswer: DrawInner = (input) => {
  const { ink, accent } = input
  const box = underHead(input)
  const area = areaOf(input)
  const problem = { ...box, height: box.height * 0.34 }
  const reason = { ...box, y: problem.y + problem.height + 4, height: 15 }
  const solution = { ...box, y: reason.y + reason.height + 4, height: box.height - problem.height - 15 - 8 }
  const half = area.width / 2
  const ticks = REASONS.flatMap((text, at): Shape[] => {
    const x = reason.x + 4 + at * ((reason.width - 4) / REASONS.length)
    return [
      frame({ x, y: reason.y + 8.2, width: 3, height: 3 }, ink, 0.25),
      { ...small(text, x + 4.2, reason.y + 10.8, ink), bold: false } as Shape,
    ]
  })
  return [
    ...headOf(input, '틀린 날'),
    line(area.x, area.y + HEAD - 3, area.x + area.width, area.y + HEAD - 3, accent, 0.6),
    frame(problem, accent, 0.3),
    small('문제', problem.x + 3, problem.y + 5, accent),
    small('단원', problem.x + half, problem.y + 5, accent),
    frame(reason, accent, 0.3),
    small('왜 틀렸나', reason.x + 3, reason.y + 5, accent),
    ...ticks,
    frame(solution, accent, 0.3),
    small('바른 풀이', solution.x + 3, solution.y + 5, accent),
    ...rules(
      { x: solution.x + 3, y: solution.y + 8, width: solution.width - 6, height: solution.height - 11 },
      8,
      tint(ink, 0.45),
      8,
    ),
    rect({ x: solution.x, y: solution.y, width: 1, height: solution.height }, accent),
    ...footOf(input),
  ]
}
