import { expect, it } from "vitest";
import { readWord } from "../../../../tests/support/read-word";
import { names } from "../../../../tests/support/word-document";

/** What Word, LibreOffice and Google Docs write beside the words. */
const word = `
<w:p w:rsidR="00A1"><w:pPr><w:pStyle w:val="Title"/><w:keepNext/><w:pBdr><w:bottom w:val="single"/></w:pBdr><w:tabs><w:tab w:val="left" w:pos="9"/></w:tabs><w:spacing w:after="0"/><w:rPr><w:lang w:val="en-IE"/></w:rPr></w:pPr>
  <w:bookmarkStart w:id="0" w:name="_GoBack"/><w:bookmarkEnd w:id="0"/><w:proofErr w:type="spellStart"/>
  <w:r w:rsidRPr="00A1"><w:rPr><w:noProof/><w:lang w:val="en-IE"/><w:rFonts w:ascii="Calibri"/></w:rPr><w:lastRenderedPageBreak/><w:t>Calm</w:t></w:r><w:proofErr w:type="spellEnd"/></w:p>
<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtEndPr><w:rPr><w:b/></w:rPr></w:sdtEndPr><w:sdtContent>
  <w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> TOC \\o "1-3" \\h </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>
    <w:hyperlink w:anchor="_Toc1"><w:r><w:t>Breath</w:t></w:r><w:r><w:rPr><w:webHidden/></w:rPr><w:tab/></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGEREF _Toc1 \\h</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>2</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:hyperlink></w:p>
  <w:p><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:sdtContent></w:sdt>
<w:permStart w:id="4" w:edGrp="everyone"/><w:commentRangeStart w:id="1"/><w:customXmlInsRangeStart w:id="2"/><w:customXmlInsRangeEnd w:id="2"/><w:commentRangeEnd w:id="1"/><w:permEnd w:id="4"/>
<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/><w:tblLook w:val="04A0"/></w:tblPr><w:tblGrid><w:gridCol w:w="4"/><w:tblGridChange w:id="3"><w:tblGrid/></w:tblGridChange></w:tblGrid>
  <w:tr><w:tblPrEx><w:tblBorders/></w:tblPrEx><w:trPr><w:cantSplit/></w:trPr><w:tc><w:tcPr><w:tcW w:w="4"/><w:shd w:val="clear"/></w:tcPr><w:p><w:r><w:t>Cell</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
<w:p><w:fldSimple w:instr="DATE"><w:fldData>x</w:fldData><w:r><w:t>today</w:t></w:r></w:fldSimple><w:r><w:br w:type="page"/></w:r></w:p>
<w:p><w:pPr><w:pPrChange w:id="5"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:pPrChange><w:sectPr><w:cols/></w:sectPr></w:pPr></w:p>
<w:sectPr><w:headerReference r:id="h"/><w:pgSz w:w="1"/></w:sectPr>`;

it("what a document holds beside its words is not named as lost, but for the links of its contents", async () => {
  const { html, leftOut } = await readWord(word, [], {
    "word/styles.xml": `<w:styles ${names}><w:docDefaults/><w:latentStyles/><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style></w:styles>`,
  });
  expect(html).toBe(
    "<h1>Calm</h1><p>Breath\t2</p><table><tr><td><p>Cell</p></td></tr></table><p>today</p>",
  );
  expect(leftOut).toEqual(["the address of a link"]);
});
