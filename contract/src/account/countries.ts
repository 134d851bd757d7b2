/** The 57 countries of the sign-up form: ISO 3166 code, English name, dial code. */
export type Country = { code: string; name: string; dialCode: string }

const TABLE = `US United States +1
CA Canada +1
GB United Kingdom +44
IE Ireland +353
AU Australia +61
NZ New Zealand +64
IN India +91
DE Germany +49
FR France +33
ES Spain +34
IT Italy +39
PT Portugal +351
NL Netherlands +31
BE Belgium +32
LU Luxembourg +352
CH Switzerland +41
AT Austria +43
DK Denmark +45
SE Sweden +46
NO Norway +47
FI Finland +358
IS Iceland +354
PL Poland +48
CZ Czechia +420
SK Slovakia +421
HU Hungary +36
RO Romania +40
BG Bulgaria +359
GR Greece +30
HR Croatia +385
SI Slovenia +386
EE Estonia +372
LV Latvia +371
LT Lithuania +370
MT Malta +356
CY Cyprus +357
UA Ukraine +380
TR Türkiye +90
IL Israel +972
AE United Arab Emirates +971
SA Saudi Arabia +966
ZA South Africa +27
NG Nigeria +234
KE Kenya +254
GH Ghana +233
EG Egypt +20
BR Brazil +55
MX Mexico +52
AR Argentina +54
CL Chile +56
CO Colombia +57
JP Japan +81
KR South Korea +82
SG Singapore +65
MY Malaysia +60
PH Philippines +63
ID Indonesia +62`

export const COUNTRIES: readonly Country[] = TABLE.split('\n').map((line) => {
  const [, code = '', name = '', dialCode = ''] = line.match(/^(\S+) (.+) (\+\d+)$/) ?? []
  return { code, name, dialCode }
})
