import { describe, expect, it } from 'vitest'
import { cleanPasted, picturesIn } from './clean-pasted.ts'

describe('what a word processor pastes', () => {
  it('from Word loses styles, fields and comments, and its bullets become a list', () => {
    const word = `<html><head><style>p.MsoNormal{color:red}</style></head><body><!--[if gte mso 9]><xml/><![endif]-->
      <h1 style="mso-pagination:none">출고 안내</h1>
      <p class=MsoNormal style="margin:0cm;font-family:'맑은 고딕'">설 연휴에는 <span style="font-weight:bold">쉽니다</span>.<o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>첫째</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>둘째</p>
      <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>1.&nbsp;하나</p></body></html>`
    const clean = cleanPasted(word)
    expect(clean).not.toMatch(/style|class|mso|o:p/i)
    expect(clean).toContain('<h2>출고 안내</h2>')
    expect(clean).toContain('<strong>쉽니다</strong>')
    expect(clean).toMatch(/<ul[^>]*><li>첫째<\/li><li>둘째<\/li><\/ul>/)
    expect(clean).toMatch(/<ol[^>]*><li>하나<\/li><\/ol>/)
  })

  it('from HWP keeps paragraphs and tables and nothing of their looks', () => {
    const hwp = `<!DOCTYPE HTML><HTML><BODY><!--[data-hwpjson]{"big":1}--><P CLASS=HStyle0 STYLE='line-height:160%;'>
      <SPAN STYLE='font-size:11.0pt;font-family:"함초롬바탕"'>첫 문단</SPAN></P>
      <TABLE border=1 STYLE='border:none'><TR><TD width=100 colspan=2><P CLASS=HStyle0>칸</P></TD></TR></TABLE></BODY></HTML>`
    const clean = cleanPasted(hwp)
    expect(clean).not.toMatch(/style|class|hwpjson|colspan|width/i)
    expect(clean).toContain('<td><p>칸</p></td>')
  })

  it('brings no script, no frame and no picture of elsewhere', () => {
    const bad =
      '<p onclick="x()">글<img src="https://evil.example/a.png" onerror="x()"><script>x()</script></p><iframe></iframe>'
    expect(cleanPasted(bad)).toBe('<p>글</p>')
    expect(picturesIn(bad)).toBe(1)
  })
})
