import type { SelvedgeLabels } from "../../provider/index.ts";
import { counted } from "./counted.ts";

const pieces = { one: "قطعة واحدة", two: "قطعتان", few: "قطع", many: "قطعة", other: "قطعة" };

export const frame = {
  announcementBar: { region: "إعلانات", dismiss: "إغلاق الإعلانات" },
  announcementRotation: { pause: "إيقاف الإعلانات", play: "تشغيل الإعلانات", next: "الإعلان التالي" },
  articleTurn: { previous: "السابق", next: "التالي" },
  backToTop: { toTop: "العودة إلى الأعلى" },
  breadcrumb: { trail: "مسار التصفح" },
  carousel: {
    carousel: "عرض شرائح",
    pause: (title) => `إيقاف ${title}`,
    play: (title) => `تشغيل ${title}`,
    previous: "الشرائح السابقة",
    next: "الشرائح التالية",
    loading: "جارٍ التحميل",
    slide: (index, count) => `${index} من ${count}`,
    showing: (from, to, count) => `تُعرض ${from} إلى ${to} من ${count}`,
  },
  categoryMenu: {
    categories: "الفئات",
    all: "جميع المنتجات",
    loading: "جارٍ تحميل الفئات",
  },
  chatLink: { chat: "تحدث معنا (يُفتح في علامة تبويب جديدة)", hint: "تحدث معنا" },
  combobox: {
    list: "اقتراحات",
    count: (options) =>
      counted(options, { one: "اقتراح واحد", two: "اقتراحان", few: "اقتراحات", many: "اقتراحًا", other: "اقتراح" }),
  },
  contactForm: {
    name: "الاسم",
    email: "البريد الإلكتروني",
    phone: "الهاتف",
    type: "نوع الاستفسار",
    chooseType: "اختر نوع الاستفسار",
    subject: "الموضوع",
    message: "الرسالة",
    submit: "إرسال الرسالة",
    submitting: "جارٍ الإرسال…",
  },
  dataTable: {
    loading: "جارٍ التحميل",
    empty: "لا يوجد شيء هنا بعد.",
    failed: "تعذّر التحميل.",
    retry: "إعادة المحاولة",
  },
  dialog: { close: "إغلاق" },
  drawer: { close: "إغلاق" },
  field: { optional: "(اختياري)" },
  formErrors: {
    check: (fields) =>
      `يرجى مراجعة ${counted(fields, { one: "حقل واحد", two: "حقلين", few: "حقول", many: "حقلًا", other: "حقل" })}`,
  },
  headerNav: { main: "القائمة الرئيسية" },
  hero: {
    pause: "إيقاف فيديو الخلفية",
    play: "تشغيل فيديو الخلفية",
    noVideo: "لا يستطيع متصفحك عرض هذا الفيديو.",
  },
  journalGrid: {
    loading: "جارٍ تحميل المقالات",
    empty: "المقال الأول قيد الكتابة.",
    failed: "تعذّر تحميل المقالات.",
    retry: "إعادة المحاولة",
  },
  languageSwitcher: { languages: "اللغة" },
  marquee: { strip: "نص متحرك", pause: "إيقاف النص المتحرك", play: "تشغيل النص المتحرك" },
  mobileNavigation: { main: "القائمة الرئيسية" },
  newsletterForm: { name: "اسمك", email: "بريدك الإلكتروني", submit: "اشترك" },
  notFound: {
    title: "الصفحة غير موجودة",
    description: "ينتهي الخيط هنا. ربما نُقلت الصفحة، أو أن الرابط غير مكتمل.",
    ways: "إلى أين بعد ذلك",
  },
  pagination: {
    pages: "الصفحات",
    previous: "الصفحة السابقة",
    next: "الصفحة التالية",
    page: (page) => `الصفحة ${page}`,
    position: (page, pageCount) => `الصفحة ${page} من ${pageCount}`,
  },
  prose: { contents: "المحتويات", inShort: "باختصار" },
  shareSheet: {
    link: "الرابط",
    copy: "نسخ الرابط",
    copied: "تم نسخ الرابط",
    refused: "لا يسمح متصفحك بالنسخ. حدّد الرابط أعلاه وانسخه بنفسك.",
    ways: "إرسال عبر",
  },
  textArea: { count: (used, limit) => `${used} من ${limit}` },
  themeSwitch: { group: "المظهر", light: "فاتح", dark: "داكن", system: "حسب النظام" },
  toast: { close: "إغلاق" },
  toaster: { region: "الإشعارات" },
  toolbar: {
    links: "روابط سريعة",
    counted: (label, count) => `${label}، ${count > 99 ? "أكثر من 99 قطعة" : counted(count, pieces)}`,
  },
  wordmark: { home: (name) => `${name}، الصفحة الرئيسية` },
} satisfies Partial<SelvedgeLabels>;
