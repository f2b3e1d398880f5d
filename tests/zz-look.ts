import fs from 'node:fs'
import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { unzipSync } from 'fflate'
import { cmyk, PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { expectedFiles } from '#/domain/print/expected-files.ts'
import { coverTemplate } from '#/domain/print/cover-template.ts'
import { makePackage } from '#/workers/press/make-package.ts'
import { drawTemplate } from '#/workers/press/draw-template.ts'
import { spineOf } from '#/domain/print/spine.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
const mm = (v: number) => v / 25.4 * 72
const out = '/tmp/press-look'
fs.mkdirSync(out, { recursive: true })
type Ch = readonly (readonly [string, any])[]
const JOBS: Record<string, [any, Ch, any?]> = {
  perfect: ['D413', [['body.pages', 200], ['copies', 1000], ['cover.wings','80'], ['endpaper.paper', 'x']], 'offset-dedicated'],
  digital: ['D413', [['body.pages', 48], ['copies', 30]], 'digital-sheet'],
  sections: ['D413', [['body.pages', 96], ['body.sections', 'two'], ['copies', 500]], 'offset-dedicated'],
  saddle: ['D303', [['copies', 1000]], 'offset-dedicated'],
  saddle2: ['D413', [['body.pages', 32], ['binding', 'saddle'], ['body.sections', 'two'], ['copies', 500]], 'offset-dedicated'],
  hard: ['D413', [['binding', 'hard'], ['body.pages', 160], ['copies', 300]], 'offset-dedicated'],
  sewn: ['D413', [['binding', 'sewn'], ['body.pages', 160], ['copies', 300]], 'offset-dedicated'],
  ring: ['C413', [['binding', 'twin-ring'], ['body.pages', 60], ['copies', 100], ['insert.paper','x'], ['bindingSide','left']], 'digital-sheet'],
  coil: ['D413', [['binding', 'pp-coil'], ['bindingSide', 'top'], ['body.pages', 40], ['copies', 50]], 'digital-sheet'],
  flyer: ['D304', [['production', 'ganged']], 'offset-ganged'],
  card: ['D304', [['production', 'ganged'], ['trim','b6']], 'offset-ganged'],
  leaflet: ['D302', [['copies', 1000]], 'offset-dedicated'],
  cross: ['D302', [['copies', 1000],['sheet.paper','art-120'],['sheet.fold','gate-4']], 'offset-dedicated'],
  poster: ['D301', [], 'offset-dedicated'],
}
const only = process.argv.slice(2)
for (const [name, [product, changes, route]] of Object.entries(JOBS)) {
  if (only.length && !only.includes(name)) continue
  let spec = defaultSpec(product)
  for (const [c, v] of changes) {
    let value = v
    if (v === 'x') { const { optionSections } = await import('#/domain/catalog/options/option-sections.ts'); const ctl: any = optionSections(spec).flatMap(s=>s.controls).find(k=>k.id===c); value = ctl.choices[1].id }
    spec = choose(spec, c, value)
  }
  if (name === 'ring') spec = choose(choose(spec, 'insert.ink', '1-0'), 'insert.pages', 6)
  const files: any[] = [], paths: any = {}
  for (const f of expectedFiles(spec)) {
    const d = await PDFDocument.create(); const font = await d.embedFont(StandardFonts.HelveticaBold)
    for (let n = 1; n <= f.pages; n++) {
      const p = d.addPage([mm(f.trim.width + 6), mm(f.trim.height + 6)])
      p.setTrimBox(mm(3), mm(3), mm(f.trim.width), mm(f.trim.height)); p.setBleedBox(0,0,mm(f.trim.width+6), mm(f.trim.height+6))
      p.drawRectangle({ x: 0, y: 0, width: mm(f.trim.width + 6), height: mm(f.trim.height + 6), color: f.part==='inner' ? cmyk(0,0,0.12,0) : cmyk(0.25,0.05,0,0) })
      p.drawRectangle({ x: 0, y: mm(f.trim.height-12), width: mm(f.trim.width + 6), height: mm(18), color: cmyk(0, 0.5, 0.8, 0) })
      p.drawText(`${f.part[0]}${n}`, { x: mm(f.trim.width/2-18), y: mm(f.trim.height/2-10), size: Math.min(90, f.trim.width/1.6), font })
    }
    const bytes = await d.save(); const path = `${out}/${name}-${f.part}.pdf`; fs.writeFileSync(path, bytes)
    files.push({ fileId: f.part, part: f.part, role: f.part, name: `${f.part}.pdf`, sha256: createHash('sha256').update(bytes).digest('hex') }); paths[f.part] = path
  }
  const target = `${out}/${name}.zip`
  const r = await makePackage({ kind: 'package', target, paths, version: 1, madeAt: new Date('2026-11-22T05:00:00Z'),
    order: { orderNumber: '20261122-LOOK01', position: 1, title: `${name} 견본`, spec, route, spine: spineOf(spec), proofVersion: 2, dueDay: '2026-11-27', files,
      drops: [{ method: 'courier', copies: spec.copies, recipient: { name: '윤서영', phone: '010-1234-5678', zipcode: '03044', address: '서울 종로구 자하문로 100', addressEtc: '2층', request: '' } }] } } as any, () => {})
  console.log(name, route, r.sides, r.warnings, quoteValid(spec, TARIFF_2026_11).ok)
  fs.rmSync(`${out}/${name}`, { recursive: true, force: true }); fs.mkdirSync(`${out}/${name}`)
  for (const [n, b] of Object.entries(unzipSync(fs.readFileSync(target)))) if (/imposed|worksheet/.test(n)) fs.writeFileSync(`${out}/${name}/${n.replace('20261122-LOOK01-1_','').replace('_v1','')}`, b)
  if (coverTemplate(spec)) fs.writeFileSync(`${out}/${name}/template.pdf`, await drawTemplate({ kind: 'template', spec, day: '2026-11-22' }))
  for (const f of fs.readdirSync(`${out}/${name}`)) execFileSync('pdftoppm', ['-png', '-r', /worksheet/.test(f) ? '70' : '40', '-l', '4', `${out}/${name}/${f}`, `${out}/${name}/${f.replace('.pdf','')}`])
}
