import type { StaffRole } from "@selvedge/commerce/wire/owner";
import { Navigate, Route, Routes } from "react-router-dom";
import { AuditPage } from "./audit/audit-page.tsx";
import { CollectionPage } from "./collections/collection-page.tsx";
import { CollectionsPage } from "./collections/collections-page.tsx";
import { CouponsPage } from "./coupons/coupons-page.tsx";
import { EnquiriesPage } from "./enquiries/enquiries-page.tsx";
import { ExchangesPage } from "./exchanges/exchanges-page.tsx";
import { JobsPage } from "./jobs/jobs-page.tsx";
import { JournalPage } from "./journal/journal-page.tsx";
import { StoryPage } from "./journal/story-page.tsx";
import { OrderPage } from "./orders/order-page.tsx";
import { OrdersPage } from "./orders/orders-page.tsx";
import { SlipPage } from "./orders/slip-page.tsx";
import { PagePage } from "./pages/page-page.tsx";
import { PagesPage } from "./pages/pages-page.tsx";
import { ImportPage } from "./products/import-page.tsx";
import { NewProductPage } from "./products/new-product-page.tsx";
import { ProductPage } from "./products/product-page.tsx";
import { ProductsPage } from "./products/products-page.tsx";
import { ReviewsPage } from "./reviews/reviews-page.tsx";
import { SalesPage } from "./sales/sales-page.tsx";
import { SettingsPage } from "./settings/settings-page.tsx";
import { MorePage } from "./shell/more-page.tsx";
import { StaffPage } from "./staff/staff-page.tsx";
import { TodayPage } from "./today/today-page.tsx";

/** The screens of somebody with this role. An address of another one leads to Today. */
export const Screens = ({ role }: { role: StaffRole }) => (
  <Routes>
    <Route index element={<TodayPage role={role} />} />
    <Route path="/orders" element={<OrdersPage />} />
    <Route path="/orders/:order" element={<OrderPage role={role} />} />
    <Route path="/orders/:order/slip" element={<SlipPage />} />
    <Route path="/exchanges" element={<ExchangesPage />} />
    <Route path="/products" element={<ProductsPage role={role} />} />
    <Route path="/products/:slug" element={<ProductPage role={role} />} />
    {role === "owner" && (
      <>
        <Route path="/products/new" element={<NewProductPage />} />
        <Route path="/products/import" element={<ImportPage />} />
        <Route path="/reviews" element={<ReviewsPage />} />
        <Route path="/enquiries" element={<EnquiriesPage />} />
        <Route path="/jobs" element={<JobsPage />} />
        <Route path="/coupons" element={<CouponsPage />} />
        <Route path="/sales" element={<SalesPage />} />
        <Route path="/collections" element={<CollectionsPage />} />
        <Route path="/collections/:slug" element={<CollectionPage />} />
        <Route path="/pages" element={<PagesPage />} />
        <Route path="/pages/:page" element={<PagePage />} />
        <Route path="/journal" element={<JournalPage />} />
        <Route path="/journal/:slug" element={<StoryPage />} />
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/staff" element={<StaffPage />} />
        <Route path="/audit" element={<AuditPage />} />
        <Route path="/more" element={<MorePage role={role} />} />
      </>
    )}
    <Route path="*" element={<Navigate to="/" replace />} />
  </Routes>
);
