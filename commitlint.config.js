const OTHER_FORMS =
  /^(Add|Allow|Chang|Clos|Creat|Document|Drop|Fix|Group|Introduc|Keep|Mak|Mov|Remov|Renam|Replac|Rewrit|Show|Shorten|Split|Test|Updat|Us|Writ)(e?s|ed|ing)\b/;

/** How subjects are written: CONTRIBUTING.md. */
export default {
  plugins: [
    {
      rules: {
        imperative: ({ header }) => [
          !OTHER_FORMS.test(header ?? ''),
          'The subject begins with an imperative: Add, Fix, Move, Remove, Rename, Document.',
        ],
      },
    },
  ],
  rules: {
    'header-max-length': [2, 'always', 72],
    'header-full-stop': [2, 'never', '.'],
    'body-leading-blank': [2, 'always'],
    imperative: [2, 'always'],
  },
};
