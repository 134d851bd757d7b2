/** What a film and its poster say of themselves in XMP, where networks and archives look for it. */
import type { FilmPlan } from '#plan.ts'

/**
 * Digital source type of the IPTC (http://cv.iptc.org/newscodes/digitalsourcetype/): a composite of several elements, at least
 * one of which is synthetic. The films are that: drawings and music are computed by rule, the voice is synthesised from a
 * model of a speaker, and photographs of the user's own may lie among them. `algorithmicMedia` would deny the speaker behind
 * the voice and the photographs, `trainedAlgorithmicMedia` would claim that all of it came out of a trained model.
 */
export const DIGITAL_SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic'
/** The same with a picture in it that a trained model made: networks label films by this word. */
export const WITH_TRAINED_MEDIA = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'

/** What a film of this plan is. */
export const sourceTypeOf = ({ scenes }: Pick<FilmPlan, 'scenes'>): string =>
  scenes.some((scene) => scene.kind === 'media' && scene.origin === 'made') ? WITH_TRAINED_MEDIA : DIGITAL_SOURCE_TYPE
export const CREATOR_TOOL = 'Octavo'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML has no way to write these, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu
const xml = (text: string) => text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (mark) => ESCAPES[mark]!)

/** The packet for a film of this title, as UTF-8 text. The same film, the same packet: it holds no date. */
export function xmpPacket(title: string, sourceType = DIGITAL_SOURCE_TYPE): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    xmp:CreatorTool="${CREATOR_TOOL}"
    Iptc4xmpExt:DigitalSourceType="${sourceType}">
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xml(title)}</rdf:li></rdf:Alt></dc:title>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}

/** The digital source type that a packet names, as an attribute or as an element. */
export function sourceTypeIn(packet: string): string | undefined {
  return /Iptc4xmpExt:DigitalSourceType(?:="|>\s*)([^"<\s]+)/.exec(packet)?.[1]
}
