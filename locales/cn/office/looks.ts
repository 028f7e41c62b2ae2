import type { OfficeLookTexts } from "#locales/ko/office/looks.ts";

export const cnOfficeLooks: OfficeLookTexts = {
  title: "网站外观",
  open: "外观",
  lead: "网站的颜色、标志和首页横幅文字。保存后会员立即看到。",
  brand: "颜色和标志",
  accent: "强调色",
  onAccent: "强调色上的文字",
  focus: "焦点边框",
  colorHints: {
    accent: "用于按钮、选中的项目和金额。",
    onAccent: "用于按钮上的文字。",
    focus: "用于键盘选中项目的边框。",
  },
  weak: (ratio, least) => `对比度为${ratio}:1。请选择对比度不低于${least}:1的颜色。`,
  builtIn: "默认",
  useBuiltIn: "使用默认",
  logo: "标志",
  newLogo: "新标志",
  logoHint:
    "PNG、JPEG或WebP文件，不超过4 MB，宽和高为76–8,000像素，宽度不超过高度的四倍。标志显示在深色背景上。",
  logoWrong: "该文件不能用作标志。请检查格式和大小。",
  texts: "横幅文字",
  textsHint: "留空则显示默认文字。",
  bannerTitle: "横幅标题",
  bannerLine: "横幅说明",
  bannerButton: "横幅按钮",
  tooLong: "手机屏幕放不下。请写短一些。",
  preview: "预览",
  saved: "网站外观已保存。",
};
