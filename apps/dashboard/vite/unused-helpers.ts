/** Stands for destr and ufo in the build, which only unused parts of ofetch call (decision 0050). */
const unused = (): never => {
  throw new Error('The build has neither destr nor ufo.');
};

export { unused as default, unused as withBase, unused as withQuery };
