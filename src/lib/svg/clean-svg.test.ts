import { describe, expect, it } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

/** A pattern that fits in many ways takes minutes; any machine reads a good one in a part of this. */
const HANG_MS = 15_000

const inside = (drawn: string, head = 'viewBox="0 0 10 20"') =>
  cleanSvg(`<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" ${head}>${drawn}</svg>`)
const textOf = (drawn: string, head?: string) => {
  const clean = inside(drawn, head)
  if (!clean.ok) throw new Error(clean.error)
  return clean.value.text
}
const refusal = (drawn: string) => {
  const clean = inside(drawn)
  return clean.ok ? null : clean.error
}

describe('a drawing that was uploaded', () => {
  it('is written anew from what is known, with its size', () => {
    expect(inside('<path d="M0 0h10v20z" fill="#ff6a13"/>')).toEqual({
      ok: true,
      value: {
        text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path d="M0 0h10v20z" fill="#ff6a13"></path></svg>',
        width: 10,
        height: 20,
      },
    })
    expect(textOf('<g/>', 'width="30px" height="12"')).toContain('viewBox="0 0 30 12"')
  })

  it('keeps the looks of a style attribute and gradients of its own, and drops what a program noted down', () => {
    const text = textOf(
      `<sodipodi:namedview id="a"/><metadata><rdf:RDF/></metadata><title>로고</title>
       <defs><linearGradient id="g" xlink:href="#h"><stop offset="0" style="stop-color:#123456;-x:y"/></linearGradient></defs>
       <rect width="5" height="5" class="st0" fill="url(#g)" data-x="1"/>`,
    )
    expect(text).toContain('<linearGradient id="g" href="#h"><stop offset="0" stop-color="#123456">')
    expect(text).toContain('<rect width="5" height="5" fill="url(#g)">')
    expect(text).not.toMatch(/sodipodi|metadata|title|class|data-x/)
  })

  it.each([
    ['<script>alert(1)</script>', '실행되는'],
    ['<SCRIPT/>', '실행되는'],
    ['<g onload="alert(1)"/>', '실행되는'],
    ['<foreignObject><body/></foreignObject>', '실행되는'],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', '실행되는'],
    ['<animate attributeName="href"/>', '실행되는'],
    ['<image href="https://evil.example/x.png"/>', '끌어오는'],
    ['<linearGradient xlink:href="https://evil.example/#g"/>', '끌어오는'],
    ['<use href="#x"/>', '끌어오는'],
    ['<style>@import url(https://evil.example)</style>', 'CSS'],
    ['<text>이름</text>', '윤곽선'],
    ['<filter id="f"/>', 'filter'],
    // A painter would make as many pieces of it as the line is long.
    ['<path d="M0 0h9" stroke-dasharray="0.0001"/>', '점선'],
    ['<path d="M0 0h9" style="stroke-dasharray: 1 1"/>', '점선'],
  ])('is refused with a reason: %s', (drawn, says) => {
    expect(refusal(drawn)).toContain(says)
  })

  it('never carries values that fetch or break out', () => {
    const text = textOf(
      `<path d="M0 0" fill="url(https://evil.example/x)" stroke='"&gt;&lt;script&gt;' style="fill:url(data:x)" id="a'b"/>`,
    )
    expect(text).toContain('<path d="M0 0"></path>')
  })

  it.each([
    '<svg viewBox="0 0 1 1"><path></svg>',
    '<svg viewBox="0 0 1 1"/><svg/>',
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg viewBox="0 0 1 1">&x;</svg>',
    '<svg viewBox="0 0 1 1"><![CDATA[<script>]]></svg>',
    '<svg viewBox="0 0 1 1"><path d="<"/></svg>',
    'PNG',
    '',
  ])('is refused when it is broken: %s', (source) => {
    expect(cleanSvg(source).ok).toBe(false)
  })

  it('never refers to another drawing', () => {
    expect(textOf('<path d="M0 0" fill="url(other.svg#a)" stroke="URL( other.svg )"/>')).toContain(
      '<path d="M0 0"></path>',
    )
    expect(textOf('<path d="M0 0" stroke-dasharray="none" fill="url(#a)"/>')).toContain(
      '<path d="M0 0" fill="url(#a)">',
    )
  })

  it.each([
    ['values that fit in two ways', `<svg viewBox="0 0 1 1"><path fill="${'url(#a)'.repeat(40)}!"/></svg>`],
    ['comments that never end', '<!--'.repeat(50_000)],
    ['declarations that never end', '<!DOCTYPE'.repeat(22_000)],
    ['instructions that never end', '<?'.repeat(100_000)],
  ])('does not hold up whoever reads it: %s', (_, source) => {
    const begun = performance.now()
    cleanSvg(source)
    expect(performance.now() - begun).toBeLessThan(HANG_MS)
  })

  it('is refused when it is a bomb', () => {
    expect(refusal('<g>'.repeat(60) + '</g>'.repeat(60))).toContain('복잡한')
    expect(refusal('<g/>'.repeat(5_000))).toContain('복잡한')
    expect(cleanSvg('<svg><path/></svg>').ok).toBe(false)
  })
})
