import { MAX_LEVEL } from "../../gallery/zoom.ts";
import type { SelvedgeLabels } from "../../provider/index.ts";
import { counted } from "./counted.ts";
import { shortTimeLeft, spokenTimeLeft } from "./time-left.ts";

const measures = { bust: "الصدر", waist: "الخصر", hip: "الورك" };
const letters = (count: number) =>
  counted(count, { one: "حرف واحد", two: "حرفين", few: "أحرف", many: "حرفًا", other: "حرف" });

export const browsing = {
  buyBar: { group: "الشراء" },
  buyBox: { loading: "جارٍ تحميل المنتج" },
  compareTable: {
    loading: "جارٍ تحميل المنتجات",
    empty: "لا توجد منتجات للمقارنة بعد.",
    emptyHint: "اختر «مقارنة» على أربع قطع كحد أقصى.",
    failed: "تعذّر تحميل هذه المنتجات.",
    retry: "إعادة المحاولة",
    names: "الخاصية",
    differs: "مختلف",
    action: "الشراء",
    unknown: "غير معروف",
    previous: "المنتج السابق",
    next: "المنتج التالي",
  },
  compareTray: { compare: "منتجات للمقارنة", clear: "مسح" },
  countdown: { lead: "ينتهي العرض خلال", short: shortTimeLeft, spoken: spokenTimeLeft },
  deliveryCheck: { field: "الرمز البريدي", check: "تحقق", checking: "جارٍ التحقق…" },
  filterActions: { clear: "مسح الكل" },
  filterChips: {
    list: "عوامل التصفية المستخدمة",
    remove: (label) => `إزالة عامل التصفية ${label}`,
    clear: "مسح الكل",
  },
  filterPanel: { panel: "تصفية", loading: "جارٍ تحميل عوامل التصفية" },
  gallery: {
    gallery: "صور المنتج",
    thumbnail: (view, position, count) => `${view}، الصورة ${position} من ${count}`,
    earlierThumbnails: "الصور المصغّرة السابقة",
    laterThumbnails: "الصور المصغّرة التالية",
    position: "الصورة ",
    magnify: "تكبير: ",
    showWhole: "عرض الصورة كاملة: ",
    zoomIn: "تكبير",
    zoomOut: "تصغير",
    move: "تحريك الصورة",
    parts: [
      ...["أعلى اليسار", "أعلى", "أعلى اليمين"],
      ...["اليسار", "الوسط", "اليمين"],
      ...["أسفل اليسار", "أسفل", "أسفل اليمين"],
    ],
    zoomed: (level) => `التكبير ${level} من ${MAX_LEVEL}`,
  },
  howToMeasure: {
    title: "طريقة أخذ القياس",
    bust: measures.bust,
    bustWay: "حول أعرض جزء من الصدر، مع إنزال الذراعين.",
    waist: measures.waist,
    waistWay: "حول أضيق جزء، حيث ينثني الجسم إلى الجانب.",
    hip: measures.hip,
    hipWay: "حول أعرض جزء، مع ضمّ القدمين.",
  },
  listingToolbarLayout: {
    group: "طريقة العرض",
    columns: (count) => counted(count, { one: "عمود واحد", two: "عمودان", few: "أعمدة", many: "عمودًا", other: "عمود" }),
  },
  lowStock: {
    left: (count, option) => {
      const left = `لم يبقَ سوى ${counted(count, { one: "قطعة واحدة", two: "قطعتين", few: "قطع", many: "قطعة", other: "قطعة" })}`;
      return option === undefined ? left : `${left} من ${option}`;
    },
  },
  measureDrawing: measures,
  measurementForm: {
    lead: "يؤخذ القياس فوق ملابس خفيفة، والشريط مستوٍ وغير مشدود.",
    measures,
    unit: "بوصة",
    range: ({ min, max }) => `من ${min} إلى ${max} بوصة`,
    missing: (measure) => `يرجى إدخال قياس ${measures[measure]}`,
    outside: (measure, { min, max }) => `يرجى إدخال قياس ${measures[measure]} بين ${min} و${max} بوصة`,
    unusual: "يبدو هذا القياس غير معتاد. يرجى التحقق ثم الحفظ مرة أخرى.",
    usual: ({ min, max }) => `عادةً من ${min} إلى ${max} بوصة`,
    notes: "ملاحظات إضافية",
    notesHelp: "أي شيء آخر يفيدنا: الأكمام أو الطول أو الجيوب",
    save: "حفظ",
    cancel: "إلغاء",
  },
  notifyForm: {
    size: "المقاس",
    email: "البريد الإلكتروني",
    emailHelp: "نراسلك مرة واحدة فقط، ولا نستخدم العنوان لأي غرض آخر.",
    submit: "أخبروني",
    submitting: "جارٍ الإرسال…",
  },
  option: { soldOut: (name) => `${name}، نفدت الكمية` },
  price: { was: "كان السعر " },
  priceRange: { min: "من", max: "إلى", unreadable: "يُرجى إدخال المبلغ بالأرقام، مثل 1500" },
  productCard: {
    sizes: (count) =>
      counted(count, {
        one: "مقاس واحد متوفر",
        two: "مقاسان متوفران",
        few: "مقاسات متوفرة",
        many: "مقاسًا متوفرًا",
        other: "مقاس متوفر",
      }),
  },
  productCardSwatches: {
    madeIn: (names, more) => {
      const others = {
        ...{ one: "خامة أخرى", two: "خامتان أخريان", few: "خامات أخرى" },
        ...{ many: "خامة أخرى", other: "خامة أخرى" },
      };
      return `الخامات المتوفرة: ${names.join("؛ ")}${more > 0 ? ` و${counted(more, others)}` : ""}`;
    },
  },
  productCardTurn: {
    next: (position, count, name) => `${position} / ${count}، الصورة التالية من ${name}`,
  },
  productGrid: {
    loading: "جارٍ تحميل المنتجات",
    empty: "لم نجد أي منتجات.",
    emptyHint: "جرّب عوامل تصفية أقل.",
    failed: "تعذّر تحميل المنتجات.",
    retry: "إعادة المحاولة",
  },
  quantity: {
    group: (label) => `كمية ${label}`,
    less: (label) => `تقليل كمية ${label}`,
    more: (label) => `زيادة كمية ${label}`,
    spoken: "الكمية",
    limit: (max) => `المتوفر ${max} فقط`,
    corrected: (count) => `تم التغيير إلى ${count}، أقرب كمية متاحة`,
  },
  quickView: {
    quickView: (name) => `عرض سريع: ${name}`,
    close: "إغلاق العرض السريع",
    loading: "جارٍ تحميل المنتج",
  },
  quickViewGallery: {
    gallery: "صور المنتج",
    previous: "الصورة السابقة",
    next: "الصورة التالية",
    position: "الصورة ",
  },
  rating: { outOf: (value, of) => `${value} من ${of}` },
  ratingInput: {
    stars: (value, outOf) =>
      `${value} من ${counted(outOf, { one: "نجمة واحدة", two: "نجمتين", few: "نجوم", many: "نجمة", other: "نجمة" })}`,
  },
  reviewForm: {
    rating: "تقييمك",
    comment: "مراجعتك",
    commentHelp: (least) => `على الأقل ${letters(least)}`,
    ratingMissing: "يرجى اختيار تقييم.",
    commentShort: (least) => `يرجى كتابة ${letters(least)} على الأقل.`,
    submit: "نشر",
    submitting: "جارٍ النشر…",
  },
  reviewList: {
    outOf: (average) => `${average} من 5`,
    count: (count) =>
      `من ${counted(count, { one: "مراجعة واحدة", two: "مراجعتين", few: "مراجعات", many: "مراجعة", other: "مراجعة" })}`,
    showAll: (count) => `عرض كل المراجعات (${count})`,
    verified: "مشترٍ موثّق",
    empty: "لا توجد مراجعات بعد.",
  },
  searchOverlay: {
    field: "البحث في المتجر",
    list: "اقتراحات",
    loading: "جارٍ البحث",
    failed: "البحث لا يستجيب الآن.",
    retry: "إعادة المحاولة",
  },
  shopTheLook: {
    loading: "جارٍ تحميل الإطلالة",
    empty: "لم تعد أي من هذه القطع متاحة.",
    failed: "تعذّر تحميل الإطلالة.",
    retry: "إعادة المحاولة",
  },
  sizeChart: {
    size: "المقاس",
    unit: "الوحدة",
    inches: "بوصة",
    centimetres: "سم",
    subject: "قياسات",
    body: "الجسم",
    garment: "القطعة",
    chosen: "مقاسك",
    unknown: "غير معروف",
  },
  sizeFinder: {
    title: "اعرف مقاسك",
    lead: "أدخل ما تعرفه من القياسات. يكفي قياس واحد.",
    measures,
    units: { in: "بوصة", cm: "سم" },
    missing: "يرجى إدخال قياس واحد على الأقل",
    outside: (name, { min, max }, unit) => `${name}: يرجى إدخال قياس بين ${min} و${max} ${unit}`,
    find: "اعرض مقاسي",
    one: (size) => `مقاسك هو ${size}.`,
    between: (smaller, larger) => `قياسك بين ${smaller} و${larger}.`,
    larger: "قياسك أكبر من أكبر مقاس.",
    smaller: "قياسك أصغر من أصغر مقاس.",
    fits: { within: "مناسب", tighter: "أضيق", looser: "أوسع" },
    closer: (size) => `${size} أضيق`,
    looser: (size) => `${size} أوسع`,
    choose: (size) => `اختيار المقاس ${size}`,
    custom: "تفصيل حسب القياس",
    past: (size, name) => `طلبت من قبل المقاس ${size} من ${name}.`,
  },
  wishlistCard: { remove: (name) => `إزالة ${name} من المفضلة` },
  wishlistGrid: {
    loading: "جارٍ تحميل المفضلة",
    empty: "قائمة المفضلة فارغة",
    emptyHint: "أضف القطع التي تعجبك إلى المفضلة لتعود إليها متى شئت.",
    failed: "تعذّر تحميل المفضلة.",
    retry: "إعادة المحاولة",
  },
} satisfies Partial<SelvedgeLabels>;
