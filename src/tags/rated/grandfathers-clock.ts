// Made by `npm run ratings -- --tables`; never changed once published.

/** How hard the deals 1 to 256 are: the first letter of easy, medium or hard, by the values of the options. */
export const rated: Readonly<Record<string, string>> = {
  'king-on-ace':
    'hmhmhemehhehmhhhhmehmmhmmhhehmmhmmhmeehemmmmmhhehemhhmhmhhmmmehmehmhemeehmhehehehehhhhhhhhmmehhhhhheehehmheehehmmmeheeeehhmhmmmmemhemehmehemhhmmhhhhmhemmhmeeeemmmhheehhhmeheeehmmhhhhhmhmhhhmehmeeehehmhhhhhmmhhhheeemeheeehheeehemehhhmhehmehmhmhhmmhmhmmemeeh',
  none: 'hmhmhemehhmhmhhhhmehmmhhmhhehmmhmehheehehmmmmhhhhemhhehmhhmmmehmehhheeeehmmehehehehhhhhhhhmehhehhhheemeemheemehhmmeheeeehhhhemhmemhemehmehemhhmehhhhmhemehmeeeemmmhheehhhmmheeehmmhhhhhmhmhhhmehmeeehehmhhehhmmmhhheeemmheeehhhemhemehmhmhehmehhhmhhmmhmhmhemmeh',
};
