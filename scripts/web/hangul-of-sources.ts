import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

const READ = new Set(['.ts', '.tsx', '.md', '.sql', '.html', '.json'])
/** Everything printable in ASCII, and the marks the screens use. */
const ALWAYS =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => at + 32)) +
  '·…–—−×÷±°′″“”‘’「」『』〈〉《》→←↑↓↗※○●◎◇◆□■△▲▽▼☆★㎜㎡㎏②①③④⑤₩€©®™½¼¾²³ㆍㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎⅠⅡⅢⅣⅤ'
/** The commonest syllables in names and ordinary writing, so that what customers type is mostly in the first file. */
const COMMON =
  '가각간갈감갑강개객거건걸검것게겠겨격견결경계고곡곤골공과관광괜교구국군굴궁권귀규균그극근글금급기긴길김까깨꺼께꼭꽃끝나난날남내너널네넣년노녹논놀농높누눈느는늘능니다단달담답당대더덕던데도독돈돌동되된될두둘드든들등디따때떻또라락란람랑래략량러럼렇레려력련렬령로록론료루류륙률르른를름리린림마막만많말맛망맞매맥머먹먼멀메며면명모목몰못몽무묵문물미민밀및바박반발방배백버번벌범법벽변별병보복본볼봄봉부북분불붙비빈빛빠사산살삼상새색생서석선설섬성세센소속손솔송쇄수숙순술숨쉬스습승시식신실심십싶써쓰씨아악안알암압앙애액야약양어억언얼엄업없었에여역연열염엽영예오옥온올옮와완왕외요욕용우운울원월위유육윤율으은을음응의이익인일임입있자작잔잘장재저적전절점접정제져조족존종좋죄주죽준줄중즉즐증지직진질집짜째쪽차착찬참창채책처천철첫청체초촌총최추축춘출충취측층치칙친침카칸커켜코크큰키타탁탄탈탕태택터토통투특파판팔패퍼편평포폭표품풍프피필하학한할함합항해핵행향허헌험현형혜호혹혼홍화확환활황회획횟효후훈휘휴흑흐희히힘'

/** Every Hangul syllable and sign in the texts under the folders, with the common ones. */
export async function hangulOfSources(folders: readonly string[]): Promise<string> {
  const signs = new Set<string>(ALWAYS + COMMON)
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
      if (!entry.isFile() || !READ.has(extname(entry.name))) continue
      for (const sign of await readFile(join(entry.parentPath, entry.name), 'utf8'))
        if (sign >= '가' && sign <= '힣') signs.add(sign)
    }
  }
  return [...signs].toSorted().join('')
}
