/* Written by scripts/release/assets/make.mjs; flags c024438cbab6fd4b, logos 4d2cd266ce6f6704. */
/** Services on the sheet of logos, in the order of its cells. */
export const LOGO_CODES: readonly string[] =
  'ac acz alj aon bk bl bo bw dh ds dz ep fb fu gh go hb hx ig ij jg ka kc kf kt lf ma me mj mt nf ni nv nz oi ok pm pn pr qq qv rd re rl tg th ts tw ub uk vi vk wa wb wx yt'.split(
    ' ',
  );
